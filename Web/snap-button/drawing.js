/** Draws a snap button: its position, size, and phase. */

import { MovingProperty } from '../core/motion.js';
import { isMotionReduced } from '../core/reduced-motion.js';

/** @typedef {import('../core/loader.js').LiveControls} LiveControls */
/** @typedef {import('./wire.js').SnapButtonAnswer} Answer */

/** The largest difference between the visible position and the core's, in pixels. */
const precision = 0.1;

export class SnapDrawing {
  /** The button's resting position, or its destination while it moves. */
  center = { x: 0, y: 0 };
  phase = 'idle';
  #host;
  /** @type {HTMLElement | undefined} */
  #button;
  /** @type {MovingProperty[]} */
  #motions = [];

  /** Whether the button follows a pointer. */
  get isLifted() {
    return this.phase === 'lifted' || this.phase === 'dragging';
  }

  /** @param {HTMLElement} host */
  constructor(host) {
    this.#host = host;
  }

  /**
   * @param {LiveControls} live
   * @param {HTMLElement} button
   */
  start(live, button) {
    this.#button = button;
    // Each on its own element, because a compositor runs one animation per property without the main thread.
    this.#motions = [
      new MovingProperty(live, this.#host, (x) => ({ translate: `calc(${x}px - 50%)` }), precision),
      new MovingProperty(live, button, (y) => ({ translate: `0 calc(${y}px - 50%)` }), precision),
      new MovingProperty(live, button, (scale) => ({ scale: String(scale) })),
    ];
  }

  /** Writes the position and the size again. */
  restore() {
    for (const motion of this.#motions) motion.write();
  }

  stop() {
    for (const motion of this.#motions) motion.stop();
    for (const name of ['translate', 'scale']) this.#button?.style.removeProperty(name);
    this.phase = 'idle';
    delete this.#host.dataset.phase;
  }

  /**
   * @param {Answer} answer
   * @param {number} time
   */
  show({ center, horizontalMotion, verticalMotion, scale, scaleMotion, phase, place }, time) {
    const { x, y } = center;
    const jump = Math.hypot(x - this.center.x, y - this.center.y);
    this.center = center;
    const [horizontal, vertical, growth] = this.#motions;
    horizontal.move(x, horizontalMotion, time);
    vertical.move(y, verticalMotion, time);
    growth.move(scale, scaleMotion, time);
    // The button jumps to its new position, so it fades in there to stay noticeable.
    if (isMotionReduced(this.#host) && phase === 'idle' && jump > 1 && this.phase !== 'idle') {
      this.#button?.animate({ opacity: [0, 1] }, { duration: 200, easing: 'ease-in-out' });
    }
    this.phase = phase;
    this.#host.dataset.phase = phase;
    this.#host.dataset.slot = place.slot;
  }
}
