// Written by Tools/wire/build.py from the declarations of the core.

/** `TextUnit`: The unit in which a text limit counts. */
export const textUnitNames = /** @type {const} */ (['characters', 'utf16', 'utf8', 'scalars', 'twitter', 'sms']);

/**
 * A movement that begins with an event: where from, how fast, and by which law.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readMotionPath(record) {
  return {
    /** The value when the movement begins. */
    start: record.number(),
    /** The speed when the movement begins, in units of the value a second. */
    velocity: record.number(),
    /** The law that it follows. */
    motion: record.motion(),
  };
}
/** @typedef {ReturnType<typeof readMotionPath>} MotionPath */

/**
 * A corner of the polyline.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readEasingTablePoint(record) {
  return {
    /** The share of the duration that has passed, 0…1. */
    offset: record.number(),
    /** The share of the way that has been covered; above 1 where the spring overshoots. */
    value: record.number(),
  };
}
/** @typedef {ReturnType<typeof readEasingTablePoint>} EasingTablePoint */

/**
 * An easing's duration in seconds, and its corners, for CSS's `linear()`.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readEasing(record) {
  return {
    /** How long the easing takes, in seconds. */
    duration: record.number(),
    /** The corners, at least two, in order of their offsets, from offset 0 to offset 1. */
    points: record.list(readEasingTablePoint),
  };
}
/** @typedef {ReturnType<typeof readEasing>} Easing */

/**
 * The position of a spring and its velocity.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readSpringState(record) {
  return {
    value: record.number(),
    velocity: record.number(),
  };
}
/** @typedef {ReturnType<typeof readSpringState>} SpringState */
