// Written by Tools/wire/build.py from the declarations of the core.

import { readMotionPath, textLimitForm } from '../core/wire.js';
import { textFieldEventForm } from '../field/wire.js';
import { readMessage } from '../localization/wire.js';

/** `CountRingPresentation.Stage`: How close the text is to its limit. */
export const stageNames = /** @type {const} */ (['comfortable', 'warning', 'full', 'over']);

/** The form of `CountRingSettings`: The settings of a count ring. */
export const countRingSettingsForm = { limit: textLimitForm, warnAt: 0, prefersReducedMotion: false };

/** The form of `CountRingEvent`: An event that a count ring handles. */
export const countRingEventForm = { cases: { field: textFieldEventForm, settingsChanged: countRingSettingsForm, woke: {} } };

/**
 * The model's response to an event.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readCountRingAnswer(record) {
  return {
    /** How close the text is to its limit, or `undefined` if there is no limit and therefore no ring. */
    stage: record.optional(() => stageNames[record.number()]),
    /** The filled fraction of the ring, 0…1. */
    fraction: record.number(),
    /** The ring's size as a multiple of its size at rest. */
    scale: record.number(),
    /** The number in the ring, or an empty string if none is shown. Hide it from assistive technology. */
    label: record.text(),
    /** The part of the text that is over the limit, in UTF-16 offsets, for the host to mark. */
    overflow: record.optional(() => record.range()),
    /** The field's description for assistive technology, or `undefined` if there is no limit. */
    description: record.optional(readMessage),
    /** The motion of the fill to `fraction`. */
    fractionMotion: readMotionPath(record),
    /** The motion of the ring's size to `scale`. */
    scaleMotion: readMotionPath(record),
    /** Announce this message politely through assistive technology. */
    announce: record.optional(readMessage),
    /** Send `CountRingEvent/woke` at this time, in seconds on the clock of the events. Replaces any earlier wake-up. */
    wake: record.optional(() => record.number()),
  };
}
/** @typedef {ReturnType<typeof readCountRingAnswer>} CountRingAnswer */

/** The model in the core: its exports, and the forms of its settings, initial value, and events. */
export const model = {
  exports: 'live_count_ring',
  settings: countRingSettingsForm,
  initial: '',
  event: countRingEventForm,
  read: readCountRingAnswer,
};
