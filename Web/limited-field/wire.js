// Written by Tools/wire/build.py from the declarations of the core.

import { textLimitForm } from '../core/wire.js';
import { readTextEdit, textFieldEventForm } from '../field/wire.js';
import { readMessage } from '../localization/wire.js';

/** `TextOverflow`: The handling of an edit that would exceed a limit. */
export const textOverflowNames = /** @type {const} */ (['refuse', 'truncate', 'allow']);

/** `CounterDisplay`: The visibility of a field's counter. */
export const counterDisplayNames = /** @type {const} */ (['always', 'editing', 'none', 'near']);

/** `LimitedFieldPresentation.Stage`: The length of the text relative to its limit. */
export const stageNames = /** @type {const} */ (['within', 'full', 'over', 'under']);

/**
 * A short animation of the counter to a turning point and back, for an edit that was trimmed or rejected.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readCounterPulse(record) {
  return {
    /** The size at the turning point, as a multiple of the size at rest. */
    scale: record.number(),
    /** The opacity at the turning point, as a multiple of the opacity at rest. */
    opacity: record.number(),
    /** The duration of each of the two directions, in seconds. */
    duration: record.number(),
  };
}
/** @typedef {ReturnType<typeof readCounterPulse>} CounterPulse */

/** The form of `LimitedFieldSettings`: The settings of a limited field. */
export const limitedFieldSettingsForm = {
  limit: textLimitForm,
  overflow: textOverflowNames,
  counter: counterDisplayNames,
  warnAt: 0,
  prefersReducedMotion: false,
};

/** The form of `LimitedFieldEvent`: An event that a limited field handles. */
export const limitedFieldEventForm = { cases: { field: textFieldEventForm, settingsChanged: limitedFieldSettingsForm, woke: {} } };

/**
 * The model's response to an event.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readLimitedFieldAnswer(record) {
  return {
    /** The length of the text relative to its limit, or `undefined` if there is no limit. */
    stage: record.optional(() => stageNames[record.number()]),
    /** The number of units in the text. */
    count: record.number(),
    /** The counter's text, such as `12/280`, or an empty string if there is none. Hide it from assistive technology. */
    counter: record.text(),
    /**
     * The message that a counter can say instead: what is missing, what remains, or the surplus. It's `undefined` without a limit.
     * Hide it from assistive technology.
     */
    counterMessage: record.optional(readMessage),
    /**
     * A text of digits as wide as the counter gets while the text is within its limit. Reserve this width for the counter, so that
     * nothing shifts when it gains a digit.
     */
    widestCounter: record.text(),
    /** A Boolean value that indicates whether the counter is visible. Reserve its space while it isn't. */
    isCounterVisible: record.flag(),
    /** The part of the text that is over the limit, in UTF-16 offsets, for the host to mark. */
    overflow: record.optional(() => record.range()),
    /**
     * The field's description for assistive technology: the minimum until it is reached, then the limit, or `undefined` if there is
     * none.
     */
    description: record.optional(readMessage),
    /**
     * The validation message of a text that exceeds the limit, in a field that allows it, or of a text below the minimum that isn't
     * empty.
     */
    error: record.optional(readMessage),
    /** Let the platform make the requested edit, and don't change the text yourself. */
    allow: record.flag(),
    /** Make this edit in the native field as one undoable step, and put the caret after the insertion. */
    perform: record.optional(readTextEdit),
    /**
     * Make this edit without an undo step, because it corrects a text that the program has set. The caret keeps its place in the
     * text.
     */
    rewrite: record.optional(readTextEdit),
    /** Select this range if the field has the focus. */
    select: record.optional(() => record.range()),
    /**
     * Notify the program that an edit was trimmed or rejected. The values are how many units of the insertion were kept and dropped.
     */
    limited: record.optional(() => ({ kept: record.number(), dropped: record.number() })),
    /** Pulse the counter. */
    pulse: record.optional(readCounterPulse),
    /** Announce this message politely through assistive technology. */
    announce: record.optional(readMessage),
    /** Send `LimitedFieldEvent/woke` at this time, in seconds on the clock of the events. Replaces any earlier wake-up. */
    wake: record.optional(() => record.number()),
  };
}
/** @typedef {ReturnType<typeof readLimitedFieldAnswer>} LimitedFieldAnswer */

/** The model in the core: its exports, and the forms of its settings, initial value, and events. */
export const model = {
  exports: 'live_limited_field',
  settings: limitedFieldSettingsForm,
  initial: '',
  event: limitedFieldEventForm,
  read: readLimitedFieldAnswer,
};
