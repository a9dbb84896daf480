// Written by Tools/wire/build.py from the declarations of the core.

import { readMotionPath } from '../core/wire.js';

/** `NumberTransition`: The way in which a number moves to a new value. */
export const numberTransitionNames = /** @type {const} */ (['count', 'roll']);

/** `NumberTrend`: The way in which the wheels of a number turn to new digits. */
export const numberTrendNames = /** @type {const} */ (['value', 'up', 'down', 'shortest']);

/**
 * A number whose digits are wheels.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readNumberRoll(record) {
  return {
    /** The wheels, with the highest power of ten first. */
    wheels: record.list(readNumberRollWheel),
    /** The separators in the order of their places, with the highest first. */
    marks: record.list(readNumberRollMark),
    /** The text before the digits. */
    prefix: readNumberRollAffix(record),
    /** The text after the digits. */
    suffix: readNumberRollAffix(record),
    /** The ten digits, from zero to nine. */
    digits: record.list(() => record.text()),
    /** A Boolean value that indicates whether the digits are written from right to left, as in N'Ko and Adlam. */
    isRightToLeft: record.flag(),
    /** The motion of the parts to new positions when the number's width changes. */
    shift: readMotionPath(record),
  };
}
/** @typedef {ReturnType<typeof readNumberRoll>} NumberRoll */

/**
 * The digit of one power of ten.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readNumberRollWheel(record) {
  return {
    /** The power of ten: 0 for units, −1 for tenths. */
    place: record.number(),
    /**
     * The position at which the wheel comes to rest. With ten digits, the wheel shows the last digit of the position, so 2, 12, and
     * 22 all show 2.
     */
    position: record.number(),
    /** The motion of the wheel to its position. */
    motion: readMotionPath(record),
    /** The number of digits on the wheel, from zero: 10, or fewer if the number starts again after a certain value. */
    size: record.number(),
    /** The presence of the place in the number. */
    presence: readNumberRollPresence(record),
  };
}
/** @typedef {ReturnType<typeof readNumberRollWheel>} NumberRollWheel */

/**
 * The presence of a part in the final number, and its visibility, 0…1.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readNumberRollPresence(record) {
  return {
    /** A Boolean value that indicates whether the part stays. A part that doesn't stay fades out and takes up no space. */
    isPresent: record.flag(),
    /** The motion of the part's visibility, between 0 (invisible) and 1. */
    motion: readMotionPath(record),
  };
}
/** @typedef {ReturnType<typeof readNumberRollPresence>} NumberRollPresence */

/**
 * A separator.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readNumberRollMark(record) {
  return {
    /** The power of ten of the digit before the separator. At 0 it's the decimal separator; all others are group separators. */
    place: record.number(),
    /** The separator's text. */
    text: record.text(),
    /** The presence of the separator in the number. */
    presence: readNumberRollPresence(record),
  };
}
/** @typedef {ReturnType<typeof readNumberRollMark>} NumberRollMark */

/**
 * Text before or after the digits: a sign, a currency, or a unit.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readNumberRollAffix(record) {
  return {
    /** The text, which can be empty. */
    text: record.text(),
    /** The visibility of the text. */
    presence: readNumberRollPresence(record),
  };
}
/** @typedef {ReturnType<typeof readNumberRollAffix>} NumberRollAffix */

/** The form of `NumberTextSettings`: The settings of an animated number. */
export const numberTextSettingsForm = {
  digits: '',
  transition: numberTransitionNames,
  duration: 0,
  trend: numberTrendNames,
  wrapsAfter: 0,
  prefersReducedMotion: false,
  isVisible: false,
};

/**
 * The form of `FormattedNumber`: A number and its text, which a host's own formatter writes: `Intl.NumberFormat`, or a
 * `FormatStyle` of Foundation.
 */
export const formattedNumberForm = { prefix: '', digits: '', suffix: '', decimals: 0, value: 0, step: 0 };

/** The form of `NumberTextEvent`: An event that an animated number handles. */
export const numberTextEventForm = { cases: {
  valueChanged: formattedNumberForm,
  formatChanged: formattedNumberForm,
  settingsChanged: numberTextSettingsForm,
  frame: {},
  woke: {},
} };

/**
 * The model's response to an event.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readNumberAnswer(record) {
  return {
    /**
     * The number to show at the time of the latest event while it counts, or `undefined` at the final text. It changes from frame to
     * frame, so that the model needs `NumberTextEvent/frame`. Hide its text from assistive technology.
     */
    count: record.optional(() => record.number()),
    /** The wheels while they roll, or `undefined` if no wheel rolls. */
    roll: record.optional(readNumberRoll),
    /** Send `NumberTextEvent/woke` at this time, in seconds on the clock of the events. Replaces any earlier wake-up. */
    wake: record.optional(() => record.number()),
    /** Notify the page or the app that the number settled at its latest value. */
    settled: record.flag(),
  };
}
/** @typedef {ReturnType<typeof readNumberAnswer>} NumberAnswer */

/** The model in the core: its exports, and the forms of its settings, initial value, and events. */
export const model = {
  exports: 'live_number',
  settings: numberTextSettingsForm,
  initial: formattedNumberForm,
  event: numberTextEventForm,
  read: readNumberAnswer,
};
