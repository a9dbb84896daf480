// Written by Tools/wire/build.py from the declarations of the core.

import { readMotionPath } from '../core/wire.js';
import { readMessage } from '../words/wire.js';

/** `CountRingPresentation.Stage`: How near the text is to its limit. */
export const stageNames = /** @type {const} */ (['comfortable', 'warning', 'full', 'over']);

/**
 * The answer that the page gets after each event.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readCountRingAnswer(record) {
  return {
    /** How near the text is to its limit; `undefined` when there is no limit, and then there is no ring. */
    stage: record.optional(() => stageNames[record.number()]),
    /** How much of the ring is filled, 0…1. */
    fraction: record.number(),
    /** The ring's size as a multiple of its size at rest. */
    scale: record.number(),
    /** The number in the ring, empty where none is shown. Hidden from assistive technology. */
    label: record.text(),
    /** The part of the text that is over the limit, in UTF-16 offsets, for a host to mark. */
    overflow: record.optional(() => record.range()),
    /** What describes the field to assistive technology; `undefined` when there is no limit. */
    description: record.optional(readMessage),
    /** How the fill moves to `fraction`. */
    fractionMotion: readMotionPath(record),
    /** How the ring moves to `scale`. */
    scaleMotion: readMotionPath(record),
    /** Say this politely through assistive technology. */
    announce: record.optional(readMessage),
    /** Send `CountRingEvent/woke` at this time, in seconds on the clock of the events; replaces an earlier wish. */
    wake: record.optional(() => record.number()),
  };
}
/** @typedef {ReturnType<typeof readCountRingAnswer>} CountRingAnswer */
