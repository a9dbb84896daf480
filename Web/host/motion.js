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
  /** @type {Animation | undefined} */
  #animation;
  /** @type {number | undefined} */
  #target;

  /**
   * @param {LiveControls} live
   * @param {SVGElement | HTMLElement} element
   * @param {(value: number) => Record<string, string>} frame the styles that show a value
   */
  constructor(live, element, frame) {
    this.#live = live;
    this.#element = element;
    this.#frame = frame;
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
    const { easing, duration } = easingFor(this.#live, movement, movement.velocity / distance);
    this.#animation = this.#element.animate([this.#frame(movement.start), this.#frame(movement.target)], { easing, duration });
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
 * @param {{ response: number, dampingRatio: number }} spring
 * @param {number} velocity at the start, in total distances a second
 */
function easingFor(live, { response, dampingRatio }, velocity) {
  const address =
    dampingRatio < 0
      ? live.core.live_ease_in_out_easing(response, velocity)
      : live.core.live_spring_easing(response, dampingRatio, velocity);
  const record = live.memory.easing(address);
  const stops = record.points.map(([offset, value]) => `${value.toFixed(4)} ${(offset * 100).toFixed(3)}%`);
  return { easing: `linear(${stops.join(', ')})`, duration: record.duration * 1000 };
}
