/**
 * Plays the core's movements with the Web Animations API, so that nothing runs per frame in script or in the core.
 *
 * A movement starts at the event's own time, not at the next frame, so that the value shown is always the one that the core
 * computes, and the next movement can begin there without a jump.
 */

import { startAt } from './clock.js';
import { readEasing } from './wire.js';

/** @typedef {import('./loader.js').LiveControls} LiveControls */
/** @typedef {import('./wire.js').MotionPath} MotionPath */

/** Two values closer than this look the same, whatever their unit. */
const indistinguishable = 1e-6;

/** One moving property of one element. */
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
   * @param {(value: number) => Record<string, string>} frame the styles that show a value
   * @param {number} [precision] the largest error of the value shown, where a thousandth of the distance is too much
   */
  constructor(live, element, frame, precision) {
    this.#live = live;
    this.#element = element;
    this.#frame = frame;
    this.#precision = precision;
  }

  /**
   * Shows a movement that begins at a time of the core's clock; does nothing when its target is that of the last movement.
   *
   * @param {number} target where it ends
   * @param {MotionPath} path
   * @param {number} time in seconds
   */
  move(target, { start, velocity, motion }, time) {
    const isFirst = this.#target === undefined;
    if (target === this.#target) return;
    this.#target = target;
    this.stop();
    Object.assign(this.#element.style, this.#frame(target));
    const distance = target - start;
    if (isFirst || motion.response === 0 || Math.abs(distance) < indistinguishable) return;
    const tolerance = this.#precision && this.#precision / Math.abs(distance);
    const { easing, duration } = easingFor(this.#live, motion, velocity / distance, tolerance);
    const frames = [this.#frame(start), this.#frame(target)];
    // A frame that began before the event would already show the target.
    this.#animation = this.#element.animate(frames, { easing, duration, fill: 'backwards' });
    startAt(this.#animation, time);
  }

  stop() {
    this.#animation?.cancel();
    this.#animation = undefined;
  }
}

/**
 * A movement's course from 0 to 1 as CSS, and its length in milliseconds.
 *
 * @param {LiveControls} live
 * @param {MotionPath['motion']} motion
 * @param {number} velocity at the start, in total distances a second
 * @param {number} [tolerance] how far a spring's course may be off, in total distances
 */
export function easingFor(live, { response, dampingRatio }, velocity, tolerance) {
  const { core, memory } = live;
  const address =
    dampingRatio < 0
      ? core.live_sectioned_field_ease_in_out(response, velocity)
      : tolerance === undefined
        ? core.live_spring_easing(response, dampingRatio, velocity)
        : core.live_spring_easing_within(tolerance, response, dampingRatio, velocity);
  const { points, duration } = readEasing(memory.record(address));
  const stops = points.map(({ offset, value }) => `${value.toFixed(4)} ${(offset * 100).toFixed(4)}%`);
  return { easing: `linear(${stops.join(', ')})`, duration: duration * 1000 };
}
