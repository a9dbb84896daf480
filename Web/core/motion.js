/**
 * Plays the core's movements with the Web Animations API, so that no code runs per frame in JavaScript or in the core.
 *
 * A movement starts at the time of its event, not at the next frame. The value on screen is therefore always the one that the
 * core computes, and the next movement can begin there without a jump.
 */

import { startAt } from './clock.js';
import { readEasing } from './wire.js';

/** @typedef {import('./loader.js').LiveControls} LiveControls */
/** @typedef {import('./wire.js').MotionPath} MotionPath */

/** Two values closer than this are indistinguishable in any unit. */
const indistinguishable = 1e-6;

/** One animated property of one element. */
export class MovingProperty {
  #live;
  #element;
  #frame;
  #precision;
  /** @type {Animation | undefined} */
  #animation;
  /** @type {number | undefined} */
  #target;

  /**
   * @param {LiveControls} live
   * @param {SVGElement | HTMLElement} element
   * @param {(value: number) => Record<string, string>} frame returns the styles that show a value
   * @param {number} [precision] the largest error of the displayed value, if a thousandth of the distance is too much
   */
  constructor(live, element, frame, precision = NaN) {
    this.#live = live;
    this.#element = element;
    this.#frame = frame;
    this.#precision = precision;
  }

  /**
   * Plays a movement that begins at a time on the core's clock. Does nothing if the target is unchanged.
   *
   * @param {number} target where the movement ends
   * @param {MotionPath} path
   * @param {number} time in seconds
   */
  move(target, { start, velocity, motion }, time) {
    const isFirst = this.#target === undefined;
    if (target === this.#target) return;
    this.#target = target;
    this.stop();
    this.write();
    const distance = target - start;
    if (isFirst || motion.response === 0 || Math.abs(distance) < indistinguishable) return;
    const { easing, duration } = easingFor(this.#live, motion, velocity / distance, this.#precision / Math.abs(distance));
    const frames = [this.#frame(start), this.#frame(target)];
    // A frame that began before the event would otherwise already show the target.
    this.#animation = this.#element.animate(frames, { easing, duration, fill: 'backwards' });
    startAt(this.#animation, time);
  }

  /** Writes the target to the element's style. */
  write() {
    if (this.#target !== undefined) Object.assign(this.#element.style, this.#frame(this.#target));
  }

  stop() {
    this.#animation?.cancel();
    this.#animation = undefined;
  }
}

/**
 * A movement's easing from 0 to 1 as CSS, and its duration in milliseconds.
 *
 * @param {LiveControls} live
 * @param {MotionPath['motion']} motion
 * @param {number} velocity at the start, in total distances per second
 * @param {number} [tolerance] the largest error of a spring's easing, in total distances; by default, a thousandth
 */
export function easingFor(live, { response, dampingRatio }, velocity, tolerance = NaN) {
  const { core, memory } = live;
  const address =
    dampingRatio < 0
      ? core.live_sectioned_field_ease_in_out(response, velocity)
      : core.live_spring_easing(response, dampingRatio, velocity, tolerance);
  const { points, duration } = readEasing(memory.record(address));
  const stops = points.map(({ offset, value }) => `${value.toFixed(5)} ${(offset * 100).toFixed(4)}%`);
  return { easing: `linear(${stops.join(', ')})`, duration: duration * 1000 };
}
