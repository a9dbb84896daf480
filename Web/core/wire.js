// Written by Tools/wire/build.py from the declarations of the core.

/** `TextUnit`: The unit in which a text limit counts. */
export const textUnitNames = /** @type {const} */ (['characters', 'utf16', 'utf8', 'scalars', 'twitter', 'sms']);

/**
 * A movement that starts with an event: its start, its velocity, and its motion.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readMotionPath(record) {
  return {
    /** The value at the start of the movement. */
    start: record.number(),
    /** The velocity at the start of the movement, in units of the value per second. */
    velocity: record.number(),
    /** The motion that the movement follows. */
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
    /** The elapsed fraction of the duration, 0…1. */
    offset: record.number(),
    /** The completed fraction of the distance, which exceeds 1 where the spring overshoots. */
    value: record.number(),
  };
}
/** @typedef {ReturnType<typeof readEasingTablePoint>} EasingTablePoint */

/** The form of `TextLimit`: A limit on the length of a text, in a unit of your choice. */
export const textLimitForm = { maximum: 0, unit: textUnitNames };

/**
 * An easing's duration in seconds and its points, for the CSS `linear()` function.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readEasing(record) {
  return {
    /** The duration of the easing, in seconds. */
    duration: record.number(),
    /** The corners, at least two, ordered by their offsets from 0 to 1. */
    points: record.list(readEasingTablePoint),
  };
}
/** @typedef {ReturnType<typeof readEasing>} Easing */

/**
 * The position and velocity of a spring.
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
