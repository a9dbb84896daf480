// Written by Tools/wire/build.py from the declarations of the core.

import { readMotionPath } from '../core/wire.js';
import { readTextEdit } from '../field/wire.js';
import { readMessage } from '../words/wire.js';

/** `SectionedFormat`: What a sectioned field is for: which characters it takes, into which sections, and when they are right. */
export const sectionedFormatNames = /** @type {const} */ (['sections', 'card', 'phone-us', 'code', 'iban', 'expiry']);

/** `AcceptedCharacters`: What may be entered into a sectioned field. */
export const acceptedCharactersNames = /** @type {const} */ (['digits', 'letters', 'alphanumeric', 'any']);

/** `FieldValidity`: Whether a text is known to be right. */
export const fieldValidityNames = /** @type {const} */ (['neutral', 'correct', 'incorrect']);

/** `SectionedFieldPresentation.Phase`: Which stage of opening and closing the field is in. */
export const phaseNames = /** @type {const} */ (['rest', 'unfolding', 'editing', 'filled', 'folding']);

/** `CardBrand`: Who issued a payment card, told by the first digits of its number (ISO/IEC 7812). */
export const cardBrandNames = /** @type {const} */ ([
  'visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'unionpay', 'maestro',
]);

/**
 * The answer that the page gets after each event.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readSectionedFieldAnswer(record) {
  return {
    /** Which stage of opening and closing the field is in. */
    phase: phaseNames[record.number()],
    /** What each section holds, in UTF-16 offsets of the text; one range for a plain field. */
    sections: record.list(() => record.range()),
    /** How many characters each section has room for; empty for a plain field, which is one section without end. */
    lengths: record.list(() => record.number()),
    /** What is drawn on the boundaries between sections, such as `/`; it is not typed. One box then stands around them all. */
    visibleSeparator: record.optional(() => record.text()),
    /** The selection, in UTF-16 offsets. */
    selection: record.range(),
    /** The section that the next character goes to; `undefined` while the person is elsewhere. */
    activeSection: record.optional(() => record.number()),
    /** Whether nothing is missing. */
    isComplete: record.flag(),
    /** Whether the text is shown as right, wrong or neither. */
    validity: fieldValidityNames[record.number()],
    /** The card's brand. */
    brand: record.optional(() => cardBrandNames[record.number()]),
    /** How far the label is risen, the boxes unfolded and the line's insets opened, 0…1; a spring goes past 1 on its way. */
    opening: record.number(),
    /** How the opening moves. */
    openingMotion: readMotionPath(record),
    /** Why the text cannot be submitted, shown or not; `undefined` for an empty text. */
    fault: record.optional(readMessage),
    /** What is wrong, where the validity is shown as incorrect. */
    description: record.optional(readMessage),
    /** Let the platform make the edit that was asked about, and write nothing. */
    allow: record.flag(),
    /** Make this edit in the native field, as one step that can be undone, and put the caret behind what it inserts. */
    perform: record.optional(readTextEdit),
    /** Select this, if the field has the focus. */
    select: record.optional(() => record.range()),
    /** Tell the program that nothing is missing any more. */
    completed: record.flag(),
    /** Ask the program's own rules, if it has any; see `SectionedFieldEvent/validityAnswered(_:)`. */
    validate: record.flag(),
    /** Tell the program that the validity has changed. */
    validityChanged: record.optional(() => fieldValidityNames[record.number()]),
    /** Say this politely through assistive technology. */
    announce: record.optional(readMessage),
    /** Send `SectionedFieldEvent/woke` at this time, in seconds on the clock of the events; replaces an earlier wish. */
    wake: record.optional(() => record.number()),
  };
}
/** @typedef {ReturnType<typeof readSectionedFieldAnswer>} SectionedFieldAnswer */
