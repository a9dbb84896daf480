// Written by Tools/wire/build.py from the declarations of the core.

import { readTextEdit } from '../field/wire.js';
import { readMessage } from '../words/wire.js';

/** `TextOverflow`: What happens to an edit that would go past a limit. */
export const textOverflowNames = /** @type {const} */ (['refuse', 'truncate', 'allow']);

/** `CounterDisplay`: When a field's counter is shown. */
export const counterDisplayNames = /** @type {const} */ (['always', 'editing', 'none']);

/** `LimitedFieldPresentation.Stage`: How the text stands to its limit. */
export const stageNames = /** @type {const} */ (['within', 'full', 'over']);

/**
 * A short movement of the counter, there and back again, when an edit was not taken in whole.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readCounterPulse(record) {
  return {
    /** The size at the turn, as a multiple of the size at rest. */
    scale: record.number(),
    /** The opacity at the turn, as a multiple of the opacity at rest. */
    opacity: record.number(),
    /** How long each of the two ways takes, in seconds. */
    duration: record.number(),
  };
}
/** @typedef {ReturnType<typeof readCounterPulse>} CounterPulse */

/**
 * How a text is sent as a text message: in which alphabet, in how many parts, and with how much room left.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readSMSMeasurement(record) {
  return {
    /** The alphabet that the text needs. */
    encoding: smsMeasurementEncodingNames[record.number()],
    /** How many parts it is sent in; an empty text counts as one. */
    partCount: record.number(),
    /** How many units still fit in the last part. */
    remainingInPart: record.number(),
  };
}
/** @typedef {ReturnType<typeof readSMSMeasurement>} SMSMeasurement */

/** `SMSMeasurement.Encoding`: The alphabet that a message is sent in. */
export const smsMeasurementEncodingNames = /** @type {const} */ (['gsm7', 'ucs2']);

/**
 * The answer that the page gets after each event.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readLimitedFieldAnswer(record) {
  return {
    /** How the text stands to its limit; `undefined` when there is no limit. */
    stage: record.optional(() => stageNames[record.number()]),
    /** How many units the text holds. */
    count: record.number(),
    /** The counter's text, such as `12/280`; empty when there is none. Hidden from assistive technology. */
    counter: record.text(),
    /**
     * A text of digits as wide as the counter will be while the text is within its limit. The counter's place is kept as wide as
     * this, so that nothing shifts when a digit is added.
     */
    widestCounter: record.text(),
    /** Whether the counter can be seen; its place is kept while it cannot. */
    isCounterVisible: record.flag(),
    /** The part of the text that is over the limit, in UTF-16 offsets, for a host to mark. */
    overflow: record.optional(() => record.range()),
    /** What describes the field to assistive technology; `undefined` when there is no limit. */
    description: record.optional(readMessage),
    /** Why the text cannot be submitted, where going past the limit is allowed and it has. */
    fault: record.optional(readMessage),
    /** Let the platform make the edit that was asked about, and write nothing. */
    allow: record.flag(),
    /** Make this edit in the native field, as one step that can be undone, and put the caret behind what it inserts. */
    perform: record.optional(readTextEdit),
    /** Select this, if the field has the focus. */
    select: record.optional(() => record.range()),
    /** Tell the program that an edit was trimmed or refused, and how many units of its insertion were kept and dropped. */
    limited: record.optional(() => ({ kept: record.number(), dropped: record.number() })),
    /** Let the counter pulse. */
    pulse: record.optional(readCounterPulse),
    /** Say this politely through assistive technology. */
    announce: record.optional(readMessage),
    /** Send `LimitedFieldEvent/woke` at this time, in seconds on the clock of the events; replaces an earlier wish. */
    wake: record.optional(() => record.number()),
  };
}
/** @typedef {ReturnType<typeof readLimitedFieldAnswer>} LimitedFieldAnswer */

/**
 * How a text is sent as a text message; absent in other units.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readLimitedFieldTextMessage(record) {
  return record.optional(readSMSMeasurement);
}
/** @typedef {ReturnType<typeof readLimitedFieldTextMessage>} LimitedFieldTextMessage */
