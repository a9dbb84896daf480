// Written by Tools/wire/build.py from the declarations of the core.

import { readMotionPath } from '../core/wire.js';
import { readTextEdit, textFieldEventForm } from '../field/wire.js';
import { readMessage } from '../localization/wire.js';

/** `SectionedFormat`: The format of a sectioned field: a value that holds the rules of its texts. */
export const sectionedFormatNames = /** @type {const} */ (['card', 'code', 'cvc', 'expiry', 'iban', 'phone-us']);

/** `AcceptedCharacters`: The characters that a sectioned field accepts. */
export const acceptedCharactersNames = /** @type {const} */ (['digits', 'letters', 'alphanumeric', 'any']);

/** `FieldValidity`: The validity of a text. */
export const fieldValidityNames = /** @type {const} */ (['neutral', 'correct', 'incorrect']);

/** `InputHints.Inputmode`: A keyboard. */
export const inputHintsInputmodeNames = /** @type {const} */ (['numeric', 'tel', 'decimal']);

/** `InputHints.Autocomplete`: A kind of text that autofill offers. */
export const inputHintsAutocompleteNames = /** @type {const} */ ([
  'cc-number', 'cc-exp', 'cc-csc', 'tel-national', 'one-time-code', 'tel',
]);

/** `SectionedFieldPresentation.Phase`: The phases of opening and closing a field. */
export const phaseNames = /** @type {const} */ (['rest', 'unfolding', 'editing', 'filled', 'folding']);

/** `CardBrand`: The brand of a payment card, identified by the first digits of its number (ISO/IEC 7812). */
export const cardBrandNames = /** @type {const} */ ([
  'visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'unionpay', 'maestro', 'mir', 'rupay', 'troy', 'elo', 'dankort',
]);

/** The form of `CalendarMonth`: A month of the Gregorian calendar. */
export const calendarMonthForm = { year: 0, month: 0 };

/** The form of `SectionedFieldSettings`: The settings of a sectioned field. */
export const sectionedFieldSettingsForm = {
  format: '',
  showsValidityLive: false,
  today: calendarMonthForm,
  prefersReducedMotion: false,
};

/** The form of `SectionedFieldEvent`: An event that a sectioned field handles. */
export const sectionedFieldEventForm = { cases: {
  field: textFieldEventForm,
  validityAnswered: fieldValidityNames,
  validityRestored: fieldValidityNames,
  settingsChanged: sectionedFieldSettingsForm,
  committed: {},
  woke: {},
} };

/**
 * The model's response to an event.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readSectionedFieldAnswer(record) {
  return {
    /** The phase of opening or closing the field. */
    phase: phaseNames[record.number()],
    /** The content of each section, in UTF-16 offsets of the text. A plain field has one range. */
    sections: record.list(() => record.range()),
    /** The number of characters in each section. The array is empty for a plain field, which is one section without a limit. */
    lengths: record.list(() => record.number()),
    /**
     * The separators on the boundaries between sections, which aren't typed: one character for each, such as `..-`, and a space where
     * nothing is drawn. With separators, a single box surrounds all sections.
     */
    visibleSeparators: record.optional(() => record.text()),
    /** The selection, in UTF-16 offsets. */
    selection: record.range(),
    /** The section that receives the next character, or `undefined` if the field doesn't have the focus. */
    activeSection: record.optional(() => record.number()),
    /** A Boolean value that indicates whether the text is complete. */
    isComplete: record.flag(),
    /** The validity to show: correct, incorrect, or neutral. */
    validity: fieldValidityNames[record.number()],
    /** The card's brand. */
    brand: record.optional(() => cardBrandNames[record.number()]),
    /** The progress, 0…1, of raising the label, unfolding the boxes, and opening the line's insets. A spring overshoots 1. */
    opening: record.number(),
    /** The motion of the opening. */
    openingMotion: readMotionPath(record),
    /** The validation message of the text, whether it's shown or not, or `undefined` for an empty text. */
    error: record.optional(readMessage),
    /** The validation message, if the validity is shown as incorrect. */
    description: record.optional(readMessage),
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
    /** Notify the program that the person completed the text. */
    completed: record.flag(),
    /** Ask the program to evaluate its own rules, if it has any; see `SectionedFieldEvent/validityAnswered(_:)`. */
    validate: record.flag(),
    /** Notify the program that the validity changed, unless it has changed again since, by the program's answer to `validate`. */
    validityChanged: record.optional(() => fieldValidityNames[record.number()]),
    /** Show that nothing of a pasted or dictated text was accepted, as for a text that turns out to be incorrect. */
    refused: record.flag(),
    /** Announce this message politely through assistive technology. */
    announce: record.optional(readMessage),
    /** Send `SectionedFieldEvent/woke` at this time, in seconds on the clock of the events. Replaces any earlier wake-up. */
    wake: record.optional(() => record.number()),
  };
}
/** @typedef {ReturnType<typeof readSectionedFieldAnswer>} SectionedFieldAnswer */

/**
 * The attributes that help keyboards and autofill, and their values.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readSectionedFieldHints(record) {
  return {
    /** The keyboard. */
    inputmode: record.optional(() => inputHintsInputmodeNames[record.number()]),
    /** The kind of text that autofill offers. */
    autocomplete: record.optional(() => inputHintsAutocompleteNames[record.number()]),
    /** Whether letters are typed in uppercase, in words that aren't prose. */
    isUppercase: record.flag(),
  };
}
/** @typedef {ReturnType<typeof readSectionedFieldHints>} SectionedFieldHints */

/** The model in the core: its exports, and the forms of its settings, initial value, and events. */
export const model = {
  exports: 'live_sectioned_field',
  settings: sectionedFieldSettingsForm,
  initial: '',
  event: sectionedFieldEventForm,
  read: readSectionedFieldAnswer,
};
