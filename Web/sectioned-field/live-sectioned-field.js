/**
 * `<live-sectioned-field preset="card"><label for="card">Card number</label><input id="card" name="card"></live-sectioned-field>`
 *
 * A value entered in sections, in the page's own input. `sections="4 4 4 4"` and `accepts="digits"` define a custom field; a
 * `preset` is a field with known rules. The input always contains the raw text: sections only appear through the positions of
 * its characters. The input keeps its name, form, and value. A validation error of the text is the input's custom validity.
 *
 * @fires live-complete - The user completed the text. A typed text that could continue is complete when they press Enter.
 * @fires live-validity - The visible validity changed.
 * @state data-phase - Whether the sections are folded into a line, open, or in transition.
 * @state data-validity - The visible validity.
 * @state data-brand - The card's brand; absent until it's known.
 * @state data-complete - Present while the text is complete.
 * @state data-refused - Present while the page's own words for a refused text are shown.
 * @cssclass .live-sectioned-field-box - A section's box.
 * @cssclass .live-sectioned-field-line - The line below a section.
 * @cssclass .live-sectioned-field-lines - The surface of an outlined field, with its border and its focus ring.
 * @cssclass .live-sectioned-field-part - A section's characters beside a visible separator. Its `::before` is the separator.
 * @cssclass .live-sectioned-field-text - The label's text for a validity.
 * @cssclass .live-sectioned-field-mark - Its `::before` is the mark of a correct or an incorrect text.
 * @cssprop --live-sectioned-field-cell - The largest width of a character's cell; less if the field is outlined.
 * @cssprop --live-sectioned-field-gap - The gap between two boxes.
 * @cssprop --live-sectioned-field-height - The height of the boxes; `2.75rem` if the field is outlined.
 * @cssprop --live-sectioned-field-radius - The corner radius of the boxes; `0.625rem` if the field is outlined.
 * @cssprop --live-sectioned-field-font - The font of the entered text, with monospaced digits. Digits of an outlined field are in the page's font.
 * @cssprop --live-sectioned-field-font-size - The largest font size of the entered text; `1rem` if the field is outlined.
 * @cssprop --live-sectioned-field-padding - The distance of the text of an outlined field from its border.
 * @cssprop --live-sectioned-field-label-size - The font size of the label of an outlined field.
 * @cssprop --live-sectioned-field-label-gap - The distance of the label of an outlined field from its border.
 * @cssprop --live-sectioned-field-width - The width of a field without sections.
 * @cssprop --live-correct-mark - The mark after a correct text: a text or a `url()`.
 * @cssprop --live-incorrect-mark - The mark after an incorrect text: a text or a `url()`.
 */

import { flagAttribute, listAttribute, namedAttribute, textAttribute } from '../core/attributes.js';
import { focusedBeside, formElements } from '../core/context.js';
import { define, liveElement } from '../core/live-element.js';
import { FieldDescription, FieldError, forgetDescriptions } from '../field/field-messages.js';
import { NativeField } from '../field/native-field.js';
import { markInvalid, PendingError } from '../field/pending-error.js';
import { partIfAvailable } from '../host/parts.js';
import { announcerFor, say } from '../localization/announcer.js';
import { SectionedDrawing } from './drawing.js';
import { InputHints } from './hints.js';
import { canHoldSections, inputIn } from './input.js';
import { acceptedCharactersNames, cardBrandNames, fieldValidityNames, model, sectionedFormatNames } from './wire.js';

export { setMessages } from '../localization/messages.js';

/** @typedef {import('../core/loader.js').LiveControls} LiveControls */
/** @typedef {import('./wire.js').SectionedFieldAnswer & { time: number }} Answer */

export class LiveSectionedField extends liveElement(model, {
  /** The number of characters in each section, such as `4 4 4 4`, or `2-2-2` for a visible separator; empty for a plain field. */
  sections: textAttribute('sections'),
  /** The accepted characters; those of a `code` are digits by default. */
  accepts: namedAttribute('accepts', acceptedCharactersNames, 'any'),
  /** The ASCII letters and digits of a code or of custom sections, if not all are accepted, such as `23456789BCDFGHJKLMNPQRSTVWXZ`. */
  alphabet: textAttribute('alphabet'),
  /** A format with known rules; empty to use `sections` and `accepts`. */
  preset: namedAttribute('preset', /** @type {const} */ (['', ...sectionedFormatNames, 'phone', 'amount', 'date', 'time']), ''),
  /** The accepted brands of a `card` or a `cvc`, such as `visa amex`; empty for all. */
  brands: listAttribute('brands', cardBrandNames),
  /** Whether a `cvc` has as many digits as the brand of the first `card` in its form. */
  followsCard: flagAttribute('follows-card'),
  /** Whether the text is hidden as that of a password is. On a touch screen, the browser shows the last character for a moment. */
  secure: flagAttribute('secure'),
  /** A layout such as `AA-999-AA`, if there's no preset: `9` is a digit, `A` a letter, `X` either, and `?` makes a place optional. */
  pattern: textAttribute('pattern'),
  /** The country of a `phone` in two letters, such as `FR`; empty for numbers that begin with `+`, which needn't be typed. */
  country: textAttribute('country'),
  /** Whether the form submits a `phone` in the form of E.164, instead of the raw text. */
  submitsE164: flagAttribute('submits-e164'),
  /** The currency of an `amount`, such as `EUR`; empty for a number without one. */
  currency: textAttribute('currency'),
  /** The largest number of decimals of an `amount`; empty for those of its currency, or for whole numbers. */
  decimals: textAttribute('decimals'),
  /** Whether an `amount` can be negative. */
  signed: flagAttribute('signed'),
  /** The BCP 47 locale in whose format an `amount` is written; empty for the language of the page. */
  locale: textAttribute('locale'),
  /** The numbers 1234567 and -1234 as an `amount` is written, such as `1.234.567,00 €;-1.234,00 €`, instead of a locale's format. */
  like: textAttribute('like'),
  /** The earliest `date` or `time`, in the form of ISO 8601, such as `2026-01-31` or `09:00`; empty for the first day of 1900, or for none. */
  min: textAttribute('min'),
  /** The latest `date` or `time`, in the form of ISO 8601; empty for the last day of 2099, or for none. */
  max: textAttribute('max'),
  /** Whether sections appear in one box like the page's other fields, as lines, or as boxes. */
  appearance: namedAttribute('appearance', /** @type {const} */ (['outlined', 'underlined', 'bordered'])),
  /** The alignment of the label. */
  labelAlign: namedAttribute('label-align', /** @type {const} */ (['start', 'center', 'end'])),
  /** The label's text while the value is correct; empty for the label's usual text. */
  labelCorrect: textAttribute('label-correct'),
  /** The label's text while the value is incorrect; empty for the label's usual text. */
  labelIncorrect: textAttribute('label-incorrect'),
  /** Whether to show validity as soon as the text is complete, not only when the user leaves the control. */
  live: flagAttribute('live'),
  /** Whether a complete text submits the form, once per code. An edit of a submitted code doesn't submit it again. */
  autoSubmit: flagAttribute('auto-submit'),
  /** Whether to fill in the code of a text message, where the browser supports WebOTP and the person agrees. */
  webOTP: flagAttribute('web-otp'),
}, ['value', 'validator']) {
  /** @type {SectionedDrawing} */
  #drawing = new SectionedDrawing(this, () => this.#decorate());
  #description = new FieldDescription(this);
  #pending = new PendingError();
  #error = new FieldError(this, (field, text) => this.#pending.set(field, text));
  /** @type {HTMLInputElement | undefined} */
  #input;
  /** @type {NativeField<Answer> | undefined} */
  #native;
  /** @type {InputHints | undefined} */
  #hints;
  /** @type {import('./code-entry.js').CodeEntry | undefined} */
  #code;
  /** Whether a complete code was entered before what submits codes was loaded. */
  #isCodeEntered = false;
  /** The page's own words for the text that it refused. */
  #refusal = '';
  /** @type {Answer | undefined} */
  #latest;
  /**
   * A value that was set before there was an input.
   *
   * @type {string | undefined}
   */
  #early;
  /**
   * The text, its format, its value, and what was shown when the element was detached. Meanwhile, the language may change.
   *
   * @type {{ format: string, text: string, value: string, validity: Answer['validity'], refusal: string } | undefined}
   */
  #kept;
  /** The input's text if it was typed key by key before there was a core. */
  #typed = '';
  /** The format of the latest settings. */
  #format = '';
  /** @type {((value: string) => typeof fieldValidityNames[number] | undefined) | undefined} */
  #validator;

  constructor() {
    super();
    this.addEventListener('input', (event) => this.#noteKey(/** @type {InputEvent} */ (event)));
  }

  /**
   * Notes what is typed before there's a core. It isn't read as a whole text such as a pasted one: in English, `1,2` is the
   * beginning of 1,234.
   *
   * @param {InputEvent} event
   */
  #noteKey({ target, inputType, data }) {
    if (this.handle) return;
    const { value } = /** @type {HTMLInputElement} */ (target);
    const isKey = inputType === 'insertText' && data?.length === 1 && value === this.#typed + data;
    this.#typed = isKey || this.#typed.startsWith(value) ? value : '';
  }

  /**
   * The page's own validation. The function receives the value when the user leaves the control. It returns `correct`,
   * `incorrect`, or `neutral`, or nothing to use the preset's rules.
   */
  get validator() {
    return this.#validator;
  }

  set validator(validator) {
    this.#validator = validator;
  }

  /**
   * The value that the form submits: the input's text, or the plain form of an amount or a date. Setting it neither moves the
   * focus nor shows the text as incorrect. Setting the value that it has changes nothing, as in HTML's own fields.
   */
  get value() {
    const text = inputIn(this)?.value ?? this.#early ?? '';
    return this.controls?.rules?.valueIn?.(this, text) ?? text;
  }

  set value(text) {
    const input = inputIn(this);
    const value = `${text ?? ''}`;
    if (!input) this.#early = value;
    else if (value !== this.value) input.value = value;
  }

  /** Whether the text is complete. */
  get complete() {
    return !!this.#latest?.isComplete;
  }

  /** The validity that the control shows. */
  get shownValidity() {
    return this.#latest?.validity ?? 'neutral';
  }

  /** The telephone number in a `phone`, which may be incomplete; `null` if there's none. */
  get phone() {
    return this.controls?.rules?.phoneOf?.(this) ?? null;
  }

  /** The card's brand; empty until it's known. */
  get brand() {
    return this.#latest?.brand ?? '';
  }

  /**
   * Shows the text as incorrect until its next edit, as after a server refused a code. A complete text in a focused field is
   * selected, so that the next key replaces it.
   *
   * @param {string} [message] for the label and assistive technology, such as `This code has expired.`; by default, the
   *   texts for an incorrect value
   */
  refuse(message = '') {
    if (!this.value) return;
    this.send({ validityAnswered: 'neutral' });
    this.#refusal = message;
    this.send({ validityAnswered: 'incorrect' });
  }

  /**
   * Focuses the input.
   *
   * @override
   * @param {FocusOptions} [options] as for every element
   */
  focus(options) {
    inputIn(this)?.focus(options);
  }

  /** @override */
  get isIntact() {
    return this.#input ? this.#drawing.isIntact && this.#pending.element.parentNode === this : this.state === this.#stateWithoutInput;
  }

  get #stateWithoutInput() {
    return inputIn(this) ? 'unavailable' : 'loading';
  }

  /** @override */
  get corePart() {
    const { preset, pattern } = this;
    if (preset === 'time') return 'date';
    return preset === 'phone' || preset === 'amount' || preset === 'date' ? preset : !preset && pattern ? 'pattern' : '';
  }

  /** @override */
  querySubjects() {
    const input = inputIn(this);
    return input && canHoldSections(input) ? [input] : [];
  }

  /**
   * @override
   * @param {HTMLInputElement[]} subjects
   * @param {LiveControls} controls
   */
  attach([input], controls) {
    this.#drawing.clear();
    // A field that was moved still knows the code that it submitted.
    if (input !== this.#input) this.#code = undefined;
    this.#input = input;
    if (!input) {
      this.state = this.#stateWithoutInput;
      return;
    }
    forgetDescriptions(input);
    const others = [this.#description.element, this.#pending.element];
    this.markParts(...this.#drawing.parts, ...others);
    this.#drawing.start(controls, input, others);
    const kept = this.#kept;
    if (this.#early !== undefined) input.value = this.#early;
    else if (kept?.text === input.value && kept.format !== this.settings.format && kept.format.startsWith(this.preset)) input.value = kept.value;
    this.#early = undefined;
    const hints = (this.#hints = new InputHints(input));
    const isTyped = this.#typed && this.#typed === input.value && focusedBeside(input) === input;
    this.create(isTyped ? '' : input.value);
    hints.give(controls, this.handle);
    const native = (this.#native = new NativeField(input, {
      asks: true,
      selects: true,
      send: (event) => {
        // A page can stay open past the end of a month.
        if ('focused' in event) this.sendSettings();
        return this.request({ field: event });
      },
      show: (answer) => this.#show(answer),
    }));
    // The page's listeners receive the completed text, and a form submits it.
    const commit = () => {
      const answer = this.request(input.matches(':focus') ? { committed: {} } : { field: { focused: false } });
      if (answer) native.carryOut(answer);
    };
    input.addEventListener('change', commit, { signal: this.signal, capture: true });
    controls.rules?.submitValue?.(this, input, this.signal);
    announcerFor(this);
    this.watchSettings();
    if (isTyped) native.adoptTyped();
    else native.adopt();
    // A field that was moved stays incorrect.
    if (kept?.text === input.value && kept.format === this.#format) {
      this.#refusal = kept.refusal;
      this.#show(this.request({ validityRestored: kept.validity }));
    }
    this.#typed = '';
    this.#enterCode();
    this.onDetach(() => {
      this.#kept = { format: this.#format, text: input.value, value: this.value, validity: this.shownValidity, refusal: this.#refusal };
      native.end();
      hints.takeBack();
      this.#description.show();
      this.#error.show();
      this.#pending.end();
      this.#pending.element.remove();
      markInvalid(input);
      this.#drawing.clear();
      this.#latest = undefined;
    });
  }

  /** @override */
  get settings() {
    const { preset, accepts, alphabet, brands, sections, live, prefersReducedMotion } = this;
    const today = new Date();
    const characters = alphabet && `[${alphabet.replace(/\s/g, '')}]`;
    // The brand of the first card number has the security code.
    const accepted = this.followsCard ? this.#fieldsOfForm.find((field) => field.preset === 'card')?.brand : brands;
    const words = [preset, accepts, characters, accepted, sections].filter(Boolean).join(' ');
    const format = (this.#format = this.controls?.rules?.formatOf?.(this) ?? words);
    return { format, showsValidityLive: live, today: { year: today.getFullYear(), month: today.getMonth() + 1 }, prefersReducedMotion };
  }

  /** @returns {LiveSectionedField[]} */
  get #fieldsOfForm() {
    const form = this.#input?.form;
    return form ? [...formElements(form)].map((input) => /** @type {any} */ (input.closest('live-sectioned-field'))).filter(Boolean) : [];
  }

  /**
   * @override
   * @param {string} name
   */
  change(name) {
    if (name === 'label-correct' || name === 'label-incorrect') this.#drawing.showLabels(this.#refusal);
    else if (name === 'auto-submit' || name === 'web-otp') this.#enterCode();
    else if (this.#input && name !== 'appearance' && name !== 'label-align') {
      super.change(name);
      // Another part of the core loads first.
      if (this.controls) this.#hints?.give(this.controls, this.handle);
    }
  }

  /** @override */
  localize() {
    this.#description.localize();
    this.#error.localize();
    // The page may provide the entry of codes later.
    if (!this.#code) this.#enterCode();
  }

  /**
   * @override
   * @param {Answer} answer
   */
  apply(answer) {
    this.#native?.carryOut(answer);
  }

  /** @param {Answer} answer */
  #show(answer) {
    const input = this.#input;
    if (!input || !this.handle) return;
    const brand = this.#latest?.brand;
    this.#latest = answer;
    if (answer.brand !== brand) for (const field of this.#fieldsOfForm) if (field.followsCard) field.change('brand');
    const { validity, validityChanged } = answer;
    if (validity !== 'incorrect') this.#refusal = '';
    const refused = (/** @type {Answer['error']} */ message) => message && { ...message, text: this.#refusal };
    this.#drawing.show(answer, input);
    this.#decorate();
    this.mark('refused', this.#refusal ? '' : undefined);
    this.#drawing.showLabels(this.#refusal);
    this.#description.show(input, refused(answer.description));
    // The attribute comes first: Firefox's accessibility tree notices its removal only if the field's own validity changes later.
    markInvalid(input, validity === 'neutral' ? undefined : validity === 'incorrect');
    this.#error.show(input, refused(answer.error));
    this.#pending.show(validity === 'incorrect');
    this.wakeAt(answer.wake);
    say(refused(answer.announce), this);
    if (answer.refused) this.#drawing.shake();
    if (answer.completed) this.dispatch('live-complete', { value: this.value });
    this.#noteCode(!!answer.completed);
    if (answer.validate) {
      const own = /** @type {any} */ (this.#validator?.(this.value));
      if (fieldValidityNames.includes(own)) this.send({ validityAnswered: own });
    }
    // The page may have answered.
    if (!validityChanged || validityChanged !== this.shownValidity) return;
    if (validityChanged === 'incorrect') this.#drawing.shake();
    this.dispatch('live-validity', { validity: validityChanged, value: this.value });
  }

  /** Draws what only a part of the core can draw. */
  #decorate() {
    if (this.#input && this.#latest) this.controls?.rules?.decorate?.(this, this.#input, this.#latest);
  }

  /** Loads what fields need that submit a code or receive it from a text message. */
  async #enterCode() {
    const { signal } = this;
    const input = this.#input;
    if (!input || (!this.autoSubmit && !this.webOTP)) return;
    const CodeEntry = await partIfAvailable('code-entry', 'codes are not submitted');
    if (!CodeEntry || signal.aborted) return;
    this.#code ??= /** @type {import('./code-entry.js').CodeEntry} */ (new CodeEntry(input));
    this.#noteCode(this.#isCodeEntered && this.complete);
    this.#isCodeEntered = false;
    if (this.webOTP) this.#code.receive(signal);
  }

  /**
   * Submits a code once, if the page asks for that. What does so may still be loading.
   *
   * @param {boolean} isEntered whether a complete code was entered
   */
  #noteCode(isEntered) {
    if (!this.#code) this.#isCodeEntered ||= isEntered;
    else if (this.autoSubmit) this.#code.note(isEntered);
  }
}

define('live-sectioned-field', LiveSectionedField);
