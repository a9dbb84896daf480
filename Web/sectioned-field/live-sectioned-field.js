/**
 * `<live-sectioned-field preset="card"><label for="card">Card number</label><input id="card" name="card"></live-sectioned-field>`
 *
 * One value entered in sections, in the page's own input. `sections="4 4 4 4"` and `accepts="digits"` lay out a custom field, a
 * `preset` one with known rules. The input holds the raw text, with script and without: sections are only visible as the places
 * of its characters. It keeps its name, its form and its value; a fault of the text is its own custom validity.
 *
 * @fires live-complete - The person has just entered what was missing.
 * @fires live-validity - Another validity is shown.
 * @state data-phase - Whether the sections are folded into a line, open, or on the way.
 * @state data-validity - The validity that is shown.
 * @state data-brand - The card's brand; absent while it is not known.
 * @state data-complete - Present while the text is complete.
 * @cssclass .live-sectioned-field-box - A section's box.
 * @cssclass .live-sectioned-field-line - The line under a section.
 * @cssclass .live-sectioned-field-separator - A separator that is drawn, such as the `/` of an expiry date.
 * @cssclass .live-sectioned-field-text - The label's own text for a validity.
 * @cssprop --live-sectioned-field-cell - The widest that a character's place gets.
 * @cssprop --live-sectioned-field-gap - Between two boxes.
 * @cssprop --live-sectioned-field-height - The boxes.
 * @cssprop --live-sectioned-field-radius - The corners of the boxes.
 * @cssprop --live-sectioned-field-font - The font of what is entered, with digits of one width.
 * @cssprop --live-sectioned-field-font-size - The largest that what is entered gets.
 * @cssprop --live-sectioned-field-width - A field without sections.
 * @cssprop --live-correct-mark - The mark behind a correct text: a text or a `url()`.
 * @cssprop --live-incorrect-mark - The mark behind an incorrect text: a text or a `url()`.
 */

import { flagAttribute, namedAttribute, textAttribute, writeAttribute } from '../core/attributes.js';
import { define, liveElement } from '../core/live-element.js';
import { FieldDescription, FieldFault, forgetDescriptions } from '../field/field-words.js';
import { NativeField } from '../field/native-field.js';
import { textFieldEventNames } from '../field/wire.js';
import { announcerFor, say } from '../words/announcer.js';
import { SectionedDrawing } from './drawing.js';
import { InputHints } from './hints.js';
import { canHoldSections, inputIn } from './input.js';
import { acceptedCharactersNames, fieldValidityNames, readSectionedFieldAnswer, sectionedFormatNames } from './wire.js';

export { setMessages } from '../words/messages.js';

/** @typedef {import('../core/live-element.js').RecordReader} RecordReader */
/** @typedef {import('../core/loader.js').LiveControls} LiveControls */
/** @typedef {import('./wire.js').SectionedFieldAnswer & { time: number }} Answer */

/** The format without a preset: custom sections. */
const presets = sectionedFormatNames.map((name) => (name === 'sections' ? '' : name));

export class LiveSectionedField extends liveElement('live_sectioned_field', {
  /** How many characters each section takes, such as `4 4 4 4`; empty for a plain field. */
  sections: textAttribute('sections'),
  /** What is taken. */
  accepts: namedAttribute('accepts', acceptedCharactersNames, 'any'),
  /** A format with known rules; empty for `sections` and `accepts`. */
  preset: namedAttribute('preset', presets, ''),
  /** Whether sections are lines or boxes. */
  appearance: namedAttribute('appearance', /** @type {const} */ (['underlined', 'bordered'])),
  /** Where the label stands. */
  labelAlign: namedAttribute('label-align', /** @type {const} */ (['start', 'center', 'end'])),
  /** The label's text while the text is correct; empty for the label's own words. */
  labelCorrect: textAttribute('label-correct'),
  /** The label's text while the text is incorrect; empty for the label's own words. */
  labelIncorrect: textAttribute('label-incorrect'),
  /** Whether validity is shown as soon as the text is complete, not only when the person leaves the control. */
  live: flagAttribute('live'),
}, ['value', 'validator']) {
  #drawing = new SectionedDrawing(this);
  #description = new FieldDescription(this);
  #fault = new FieldFault(this);
  /** @type {HTMLInputElement | undefined} */
  #input;
  /** @type {NativeField<Answer> | undefined} */
  #native;
  /** @type {InputHints | undefined} */
  #hints;
  /** @type {Answer | undefined} */
  #latest;
  /**
   * A text that was set before there was an input.
   *
   * @type {string | undefined}
   */
  #early;
  /** @type {((text: string) => typeof fieldValidityNames[number] | undefined) | undefined} */
  #validator;

  /**
   * The page's own rules: called with the raw text when the person leaves the control, they return `correct`, `incorrect` or
   * `neutral`, or nothing to leave it to the preset.
   */
  get validator() {
    return this.#validator;
  }

  set validator(validator) {
    this.#validator = validator;
  }

  /** The input's text. Setting it neither takes the focus nor shows the text as incorrect. */
  get value() {
    return inputIn(this)?.value ?? this.#early ?? '';
  }

  set value(text) {
    const input = inputIn(this);
    if (input) input.value = text;
    else this.#early = String(text);
  }

  /** Whether the text is complete. */
  get complete() {
    return this.#latest?.isComplete ?? false;
  }

  /** The validity that the control shows. */
  get shownValidity() {
    return this.#latest?.validity ?? 'neutral';
  }

  /** The card's brand; empty while it is not known. */
  get brand() {
    return this.#latest?.brand ?? '';
  }

  /**
   * Gives the input the focus.
   *
   * @override
   * @param {FocusOptions} [options] as for every element
   */
  focus(options) {
    inputIn(this)?.focus(options);
  }

  /** @override */
  get isWhole() {
    return this.#input ? this.#drawing.isWhole : this.state === this.#stateWithoutInput;
  }

  get #stateWithoutInput() {
    return inputIn(this) ? 'unavailable' : 'loading';
  }

  /** @override */
  find() {
    const input = inputIn(this);
    return input && canHoldSections(input) ? [input] : [];
  }

  /**
   * @override
   * @param {HTMLInputElement[]} subjects
   * @param {LiveControls} controls
   */
  enter([input], controls) {
    this.#drawing.clear();
    this.#input = input;
    if (!input) {
      this.state = this.#stateWithoutInput;
      return;
    }
    const { core, memory } = controls;
    forgetDescriptions(input);
    this.own(...this.#drawing.parts, this.#description.element);
    this.#drawing.start(controls, input, this.#description.element);
    if (this.#early !== undefined) input.value = this.#early;
    this.#early = undefined;
    const hints = (this.#hints = new InputHints(input));
    hints.give(this.preset, this.accepts);
    this.handle = core.live_sectioned_field_create(...this.#format);
    core.live_sectioned_field_begin(this.handle, memory.write(input.value));
    const native = (this.#native = new NativeField(input, {
      asks: true,
      selects: true,
      send: (kind, start, end, text) => {
        if (kind === 'focused') this.#tellMonth();
        return this.ask(core.live_sectioned_field_event, textFieldEventNames.indexOf(kind), start, end, memory.write(text));
      },
      show: (answer) => this.#show(answer),
    }));
    announcerFor(this);
    this.tellOfMotion();
    if (this.live) this.send(core.live_sectioned_field_live, 1);
    native.adopt();
    this.atEnd(() => {
      native.end();
      hints.takeBack();
      this.#description.show();
      this.#fault.show();
      input.removeAttribute('aria-invalid');
      this.#drawing.clear();
      this.#latest = undefined;
    });
  }

  /**
   * @override
   * @param {string} name
   */
  change(name) {
    const { core } = /** @type {LiveControls} */ (this.controls);
    if (name === 'live') this.send(core.live_sectioned_field_live, Number(this.live));
    else if (name === 'label-correct' || name === 'label-incorrect') this.#drawing.showLabels();
    else if (this.#input && name !== 'appearance' && name !== 'label-align') {
      this.#hints?.give(this.preset, this.accepts);
      this.send(core.live_sectioned_field_format, ...this.#format);
    }
  }

  /** @returns {[number, number, number]} */
  get #format() {
    const { memory } = /** @type {LiveControls} */ (this.controls);
    return [presets.indexOf(this.preset), acceptedCharactersNames.indexOf(this.accepts), memory.write(this.sections)];
  }

  #tellMonth() {
    const today = new Date();
    this.controls?.core.live_sectioned_field_month(this.handle, today.getFullYear(), today.getMonth() + 1);
  }

  /** @override */
  speak() {
    this.#description.speak();
    this.#fault.speak();
  }

  /**
   * @override
   * @param {RecordReader} record
   */
  read(record) {
    return readSectionedFieldAnswer(record);
  }

  /**
   * @override
   * @param {Answer} answer
   */
  take(answer) {
    this.#native?.carryOut(answer, true);
  }

  /** @param {Answer} answer */
  #show(answer) {
    const input = this.#input;
    if (!input || !this.handle) return;
    this.#latest = answer;
    const { validity, validityChanged } = answer;
    this.#drawing.show(answer, input.value);
    this.#description.show(input, answer.description);
    this.#fault.show(input, answer.fault);
    // A text that is not shown as incorrect is not marked invalid either, although the form waits until it is complete.
    writeAttribute(input, 'aria-invalid', validity === 'incorrect' ? 'true' : answer.fault ? 'false' : null);
    this.wakeAt(answer.wake);
    say(answer.announce, this);
    if (answer.completed) this.dispatch('live-complete', { value: input.value });
    if (validityChanged) this.dispatch('live-validity', { validity: validityChanged, value: input.value });
    if (answer.validate) this.#ask(input.value);
  }

  /** @param {string} text */
  #ask(text) {
    const validity = this.#validator?.(text);
    const code = fieldValidityNames.findIndex((name) => name === validity);
    if (code >= 0 && this.controls) this.send(this.controls.core.live_sectioned_field_validity, code);
  }
}

define('live-sectioned-field', LiveSectionedField);
