/** Draws a snapping button: where it is, how large, and in which phase. */

import { MovingProperty } from '../core/motion.js';
import { reducedMotion } from '../core/reduced-motion.js';

/** @typedef {import('../core/loader.js').LiveControls} LiveControls */
/** @typedef {import('./wire.js').SnapButtonAnswer} Answer */

/** How far what is shown may be from what the core computes, in pixels. */
const precision = 0.1;

export class SnapDrawing {
  /** Where the button rests or is on its way to. */
  center = { x: 0, y: 0 };
  phase = 'idle';
  #host;
  /** @type {HTMLElement | undefined} */
  #button;
  /** @type {MovingProperty[]} */
  #motions = [];

  /** Whether it follows a pointer. */
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
    // Each on an element of its own: one animation a property is what a compositor runs without the page.
    this.#motions = [
      new MovingProperty(live, this.#host, (x) => ({ translate: `calc(${x}px - 50%)` }), precision),
      new MovingProperty(live, button, (y) => ({ translate: `0 calc(${y}px - 50%)` }), precision),
      new MovingProperty(live, button, (scale) => ({ scale: String(scale) })),
    ];
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
    // So that it is not lost from sight, it appears where it is.
    if (reducedMotion.matches && phase === 'idle' && jump > 1 && this.phase !== 'idle') this.#fadeIn();
    this.phase = phase;
    this.#host.dataset.phase = phase;
    this.#host.dataset.slot = place.slot;
  }

  #fadeIn() {
    this.#button?.animate({ opacity: [0, 1] }, { duration: 200, easing: 'ease-out' });
  }
}
