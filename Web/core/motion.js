/**
 * Plays the core's movements with the Web Animations API, so that nothing runs per frame in script or in the core.
 *
 * A movement starts at the event's own time, not at the next frame, so that the value shown is at every moment the one
 * that the core computes; the next movement can begin there without a jump.
 */

/** @typedef {import('./loader.js').LiveControls} LiveControls */
/** @typedef {import('./memory.js').Movement} Movement */

/** Two values nearer than this are the same to the eye, whatever they stand for. */
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
   * @param {number} [precision] how far the value shown may be from the core's, where a thousandth of the way is too far
   */
  constructor(live, element, frame, precision) {
    this.#live = live;
    this.#element = element;
    this.#frame = frame;
    this.#precision = precision;
  }

  /**
   * Shows a movement that begins at a time of the core's clock; does nothing when it ends where the last one does.
   *
   * @param {Movement} movement
   * @param {number} time in seconds
   */
  move(movement, time) {
    const isFirst = this.#target === undefined;
    if (movement.target === this.#target) return;
    this.#target = movement.target;
    this.stop();
    Object.assign(this.#element.style, this.#frame(movement.target));
    const distance = movement.target - movement.start;
    if (isFirst || movement.response === 0 || Math.abs(distance) < indistinguishable) return;
    const tolerance = this.#precision && this.#precision / Math.abs(distance);
    const { easing, duration } = easingFor(this.#live, movement, movement.velocity / distance, { tolerance });
    const frames = [this.#frame(movement.start), this.#frame(movement.target)];
    // A frame that was begun before the event would show the target already.
    this.#animation = this.#element.animate(frames, { easing, duration, fill: 'backwards' });
    this.#animation.startTime = time * 1000;
  }

  stop() {
    this.#animation?.cancel();
    this.#animation = undefined;
  }
}

/**
 * A movement's course from 0 to 1 as CSS, and its length in milliseconds; see `append(_:along:)` in Record.swift.
 *
 * @param {LiveControls} live
 * @param {{ response: number, dampingRatio: number }} movement
 * @param {number} velocity at the start, in total distances a second
 * @param {{ tolerance?: number, hold?: number }} options how far a spring's course may be off, in total distances; how long
 *   the movement stays at its end, in seconds
 */
export function easingFor(live, { response, dampingRatio }, velocity, { tolerance, hold = 0 } = {}) {
  const { core, memory } = live;
  const address =
    dampingRatio < 0
      ? core.live_sectioned_ease_in_out(response, velocity)
      : tolerance === undefined
        ? core.live_spring_easing(response, dampingRatio, velocity)
        : core.live_spring_easing_within(tolerance, response, dampingRatio, velocity);
  const { points, duration } = memory.easing(address);
  const share = hold > 0 ? duration / (duration + hold) : 1;
  const stops = points.map(([offset, value]) => `${value.toFixed(4)} ${(offset * share * 100).toFixed(4)}%`);
  if (hold > 0) stops.push('1');
  return { easing: `linear(${stops.join(', ')})`, duration: (duration + hold) * 1000 };
}
