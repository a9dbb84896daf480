// Written by Tools/wire/build.py from the declarations of the core.

import { readMotionPath } from '../core/wire.js';

/** `NumberRounding.Precision`: How many digits are shown. The lower bounds are filled up with zeros. */
export const numberRoundingPrecisionNames = /** @type {const} */ (['fraction', 'significant', 'finer', 'coarser']);

/** `NumberRounding.Mode`: Which way a number is rounded, by the names of ECMA-402. */
export const numberRoundingModeNames = /** @type {const} */ ([
  'ceil', 'floor', 'expand', 'trunc', 'halfCeil', 'halfFloor', 'halfExpand', 'halfTrunc', 'halfEven',
]);

/** `NumberNotation`: How a number goes from its old to its new value. */
export const numberNotationNames = /** @type {const} */ (['count', 'roll']);

/**
 * A number whose digits are wheels.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readNumberRoll(record) {
  return {
    /** The wheels, the highest power of ten first. */
    wheels: record.list(readNumberRollWheel),
    /** The separators, in the order of their places, the highest first. */
    marks: record.list(readNumberRollMark),
    /** Before the digits. */
    prefix: readNumberRollAffix(record),
    /** After the digits. */
    suffix: readNumberRollAffix(record),
    /** The ten digits, from zero to nine. */
    digits: record.list(() => record.text()),
    /** Whether the digits are written from right to left, as N'Ko and Adlam are. */
    isRightToLeft: record.flag(),
    /** How parts move to another place when the number's width changes. */
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
    /** Where the wheel comes to rest. Position 12 shows the digit 2, as 2 and 22 do. */
    position: record.number(),
    /** How it gets there. */
    motion: readMotionPath(record),
    /** Whether the place belongs to the number. */
    presence: readNumberRollPresence(record),
  };
}
/** @typedef {ReturnType<typeof readNumberRollWheel>} NumberRollWheel */

/**
 * Whether something belongs to the number that is shown in the end, and how visible it is, 0…1.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readNumberRollPresence(record) {
  return {
    /** Whether it stays; if not, it fades and takes no room. */
    isPresent: record.flag(),
    /** How it comes or goes, from 0 (invisible) to 1 or back. */
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
    /** The power of ten of the digit before it; 0 is the decimal separator, all others separate groups. */
    place: record.number(),
    /** What it looks like. */
    text: record.text(),
    /** Whether it belongs to the number. */
    presence: readNumberRollPresence(record),
  };
}
/** @typedef {ReturnType<typeof readNumberRollMark>} NumberRollMark */

/**
 * What stands before or after the digits: a sign, a currency, a unit.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readNumberRollAffix(record) {
  return {
    /** What it looks like; may be empty. */
    text: record.text(),
    /** How it appears. */
    presence: readNumberRollPresence(record),
  };
}
/** @typedef {ReturnType<typeof readNumberRollAffix>} NumberRollAffix */

/**
 * An easing in even steps, for CSS's `linear()`.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readNumberEasing(record) {
  return {
    duration: record.number(),
    values: record.list(() => record.number()),
  };
}
/** @typedef {ReturnType<typeof readNumberEasing>} NumberEasing */

/**
 * The answer that the page gets after each event.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readNumberAnswer(record) {
  return {
    /** What is to be seen at the time of the latest event. Hidden from assistive technology while it differs from `finalText`. */
    text: record.text(),
    /** The exact value in full: what assistive technology reads, and what is copied. */
    finalText: record.text(),
    /** Whether `text` changes from frame to frame, so that the model needs `NumberTextEvent/frame`. */
    isCounting: record.flag(),
    /** The wheels, while they roll; `undefined` when there is nothing but text. */
    roll: record.optional(readNumberRoll),
    /** Send `NumberTextEvent/woke` at this time, in seconds on the clock of the events; replaces an earlier wish. */
    wake: record.optional(() => record.number()),
    /** The number rests at its latest value: tell the page or the app. */
    settled: record.flag(),
  };
}
/** @typedef {ReturnType<typeof readNumberAnswer>} NumberAnswer */
