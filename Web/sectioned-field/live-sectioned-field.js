/**
 * `<live-sectioned-field preset="card"><label for="card">Card number</label><input id="card" name="card"></live-sectioned-field>`
 *
 * One value entered in sections, in the page's own input. `sections="4 4 4 4"` and `accepts="digits"` lay out a field of
 * one's own, a `preset` one whose rules are known. The input holds the raw text, with script and without: what a person sees
 * of sections is where its characters stand. It keeps its name, its form and its value; what is wrong with the text is its
 * own custom validity.
 *
 * The element shows `data-state` (`loading`, `ready`, `unavailable`), `data-phase`, `data-validity`, `data-brand` and
 * `data-complete`. The label's own texts for a validity are the attributes `label-correct` and `label-incorrect`.
 */

import { adoptEarlyProperties } from '../core/attributes.js';
import { liveControls } from '../core/loader.js';
import { isTextField } from '../field/field-watcher.js';
import { FieldDescription, FieldFault } from '../field/field-words.js';
import { fieldEvents, NativeField, watchInside } from '../field/native-field.js';
import { announce, announcerFor } from '../words/announcer.js';
import { messageText } from '../words/messages.js';
import { readAnswer, validities } from './answer.js';
import { acceptedCharacters, presets, SectionedFieldElement } from './attributes.js';
import { SectionedDrawing } from './drawing.js';
import { InputHints } from './hints.js';

/** @typedef {import('../core/loader.js').LiveControls} LiveControls */
/** @typedef {import('./answer.js').Answer} Answer */

/**
 * What the element calls of the core; see Sources/LiveWeb/SectionedFieldExports.swift.
 *
 * @typedef {object} SectionedFieldExports
 * @property {(preset: number, accepts: number, length: number) => number} live_sectioned_create
 * @property {(handle: number, length: number) => void} live_sectioned_begin
 * @property {(handle: number) => void} live_sectioned_destroy
 * @property {(handle: number, preset: number, accepts: number, length: number, time: number) => number} live_sectioned_format
 * @property {(handle: number, kind: number, start: number, end: number, length: number, time: number) => number} live_sectioned_event
 * @property {(handle: number, year: number, month: number) => void} live_sectioned_month
 * @property {(handle: number, validity: number, time: number) => number} live_sectioned_validity
 * @property {(handle: number, isLive: number, time: number) => number} live_sectioned_live
 * @property {(handle: number, isReduced: number, time: number) => number} live_sectioned_reduced_motion
 * @property {(handle: number, time: number) => number} live_sectioned_wake
 */

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
/** The types of which the page has been told that they cannot hold sections. */
const toldTypes = new Set();

export class LiveSectionedField extends SectionedFieldElement {
  /** @type {LiveControls | undefined} */
  #live;
  /** @type {HTMLInputElement | undefined} */
  #input;
  /** @type {NativeField<Answer> | undefined} */
  #native;
  /** @type {InputHints | undefined} */
  #hints;
  #handle = 0;
  #drawing = new SectionedDrawing(this);
  #description = new FieldDescription(this);
  #fault = new FieldFault(this);
  /** @type {(() => void)[]} */
  #endings = [];
  #timer = 0;
  /** @type {Answer | undefined} */
  #latest;
  /**
   * A text from before there was an input.
   *
   * @type {string | undefined}
   */
  #early;

  /**
   * The page's own rules: asked with the raw text when the control is left, they answer `correct`, `incorrect` or `neutral`;
   * nothing leaves the answer to the preset.
   *
   * @type {((text: string) => string | undefined) | undefined}
   */
  validator;

  get #field() {
    return this.#input ?? inputIn(this);
  }

  /** The input's text. Setting it neither takes the focus nor shows anything as incorrect. */
  get value() {
    return this.#field?.value ?? this.#early ?? '';
  }

  set value(text) {
    const input = this.#field;
    if (input) input.value = text;
    else this.#early = String(text);
  }

  /** Whether nothing is missing. */
  get complete() {
    return this.#latest?.isComplete ?? false;
  }

  /** What the control shows: `neutral`, `correct` or `incorrect`. */
  get shownValidity() {
    return this.#latest?.validity ?? 'neutral';
  }

  /** The card's brand; empty while it is not known. */
  get brand() {
    return this.#latest?.brand ?? '';
  }

  /** @param {FocusOptions} [options] */
  focus(options) {
    this.#field?.focus(options);
  }

  connectedCallback() {
    adoptEarlyProperties(this, ['sections', 'accepts', 'preset', 'appearance', 'labelAlign', 'live', 'value', 'validator']);
    this.#drawing.clear();
    if (this.#live) this.#start(this.#live);
    else this.#load();
  }

  disconnectedCallback() {
    this.#stop();
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    const live = this.#live;
    if (!live || !this.#handle) return;
    if (name === 'live') this.#send(live.core.live_sectioned_live, Number(this.live));
    else if (name.startsWith('label-')) this.#drawing.showLabels();
    else {
      this.#hints?.give(this.preset, this.accepts);
      this.#send(live.core.live_sectioned_format, ...this.#format(live));
    }
  }

  async #load() {
    this.dataset.state = 'loading';
    try {
      this.#live = await liveControls(this.localName);
    } catch {
      this.dataset.state = 'unavailable';
      return;
    }
    if (this.isConnected && this.#endings.length === 0) this.#start(this.#live);
  }

  /** @param {LiveControls} live */
  #start(live) {
    const tellOfMotion = () => this.#send(live.core.live_sectioned_reduced_motion, Number(reducedMotion.matches));
    reducedMotion.addEventListener('change', tellOfMotion);
    this.#endings = [
      () => reducedMotion.removeEventListener('change', tellOfMotion),
      watchInside(this, () => this.#findInput(live)),
    ];
    announcerFor(this);
    this.#findInput(live);
  }

  #stop() {
    for (const end of this.#endings) end();
    this.#endings = [];
    this.#leaveInput();
  }

  // The input

  /**
   * Takes the input inside, if it is another or the page has taken away what was drawn around it.
   *
   * @param {LiveControls} live
   */
  #findInput(live) {
    const input = inputIn(this);
    if (input && input === this.#input && this.#drawing.isWhole) return;
    this.#leaveInput();
    if (!input) this.dataset.state = 'loading';
    else if (canHoldSections(input)) this.#enterInput(live, input);
    else this.dataset.state = 'unavailable';
  }

  /**
   * @param {LiveControls} live
   * @param {HTMLInputElement} input
   */
  #enterInput(live, input) {
    const { core, memory } = live;
    this.#input = input;
    FieldDescription.forget(input);
    this.#drawing.start(live, input, this.#description.element);
    if (this.#early !== undefined) input.value = this.#early;
    this.#early = undefined;
    this.#hints = new InputHints(input);
    this.#hints.give(this.preset, this.accepts);
    this.#handle = core.live_sectioned_create(...this.#format(live));
    core.live_sectioned_begin(this.#handle, memory.write(input.value));
    const native = (this.#native = new NativeField(input, {
      asks: true,
      selects: true,
      send: (kind, start, end, text) => {
        if (kind === fieldEvents.focused) this.#tellMonth(live);
        return this.#answer(core.live_sectioned_event, kind, start, end, memory.write(text));
      },
      show: (answer) => this.#show(answer),
    }));
    this.#send(core.live_sectioned_reduced_motion, Number(reducedMotion.matches));
    if (this.live) this.#send(core.live_sectioned_live, 1);
    native.adopt();
    this.dataset.state = 'ready';
  }

  #leaveInput() {
    clearTimeout(this.#timer);
    this.#native?.end();
    this.#native = undefined;
    this.#hints?.takeBack();
    this.#description.show();
    this.#fault.show();
    if (this.#input) this.#input.removeAttribute('aria-invalid');
    if (this.#handle) this.#live?.core.live_sectioned_destroy(this.#handle);
    if (this.#handle) this.#drawing.clear();
    this.#handle = 0;
    this.#input = undefined;
    this.#latest = undefined;
  }

  /**
   * @param {LiveControls} live
   * @returns {[number, number, number]}
   */
  #format(live) {
    return [presets.indexOf(this.preset), acceptedCharacters.indexOf(this.accepts), live.memory.write(this.sections)];
  }

  /** @param {LiveControls} live */
  #tellMonth(live) {
    const today = new Date();
    live.core.live_sectioned_month(this.#handle, today.getFullYear(), today.getMonth() + 1);
  }

  // The model

  /**
   * Sends an event to the model.
   *
   * @param {(handle: number, ...values: any[]) => number} event an export that takes the time last
   * @param {number[]} values
   * @returns {Answer | undefined}
   */
  #answer(event, ...values) {
    if (!this.#live || !this.#handle) return undefined;
    const { memory, time } = this.#live;
    return { ...readAnswer(memory.record(event(this.#handle, ...values, time))), time };
  }

  /**
   * Sends an event to the model and does what comes of it.
   *
   * @param {(handle: number, ...values: any[]) => number} event
   * @param {number[]} values
   */
  #send(event, ...values) {
    const answer = this.#answer(event, ...values);
    if (answer) this.#native?.carryOut(answer, true);
  }

  /** @param {Answer} answer */
  #show(answer) {
    const input = this.#input;
    if (!input) return;
    this.#latest = answer;
    const { validity, announcement, wakeTime, time, changedValidity } = answer;
    this.#drawing.show(answer, input.value);
    this.#description.show(input, answer.description);
    this.#fault.show(input, answer.fault);
    this.#showInvalid(input, validity === 'incorrect' ? 'true' : answer.fault ? 'false' : null);
    if (!Number.isNaN(wakeTime)) this.#wakeAt(wakeTime, time);
    if (announcement) messageText(announcement, this).then((words) => announce(words, this));
    if (answer.isCompleted) this.#dispatch('live-complete', { value: input.value });
    if (changedValidity) this.#dispatch('live-validity', { validity: changedValidity, value: input.value });
    if (answer.isAsked) this.#ask(input.value);
  }

  /**
   * A text that is not shown as incorrect is not called invalid either, though the form waits for what it lacks.
   *
   * @param {HTMLInputElement} input
   * @param {string | null} isInvalid
   */
  #showInvalid(input, isInvalid) {
    if (input.getAttribute('aria-invalid') === isInvalid) return;
    if (isInvalid) input.setAttribute('aria-invalid', isInvalid);
    else input.removeAttribute('aria-invalid');
  }

  /** @param {string} text */
  #ask(text) {
    const code = validities.indexOf(this.validator?.(text) ?? '');
    if (code >= 0 && this.#live) this.#send(this.#live.core.live_sectioned_validity, code);
  }

  /**
   * @param {string} type
   * @param {object} detail
   */
  #dispatch(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  }

  /**
   * @param {number} wakeTime
   * @param {number} time
   */
  #wakeAt(wakeTime, time) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#live) this.#send(this.#live.core.live_sectioned_wake);
    }, (wakeTime - time) * 1000);
  }
}

/**
 * The input that a person types into.
 *
 * @param {HTMLElement} host
 */
function inputIn(host) {
  return [...host.querySelectorAll('input')].find((input) => input.type !== 'hidden');
}

/**
 * Whether an input's characters can stand in sections, which takes a caret that can be told and set. The page is told once of a
 * type that cannot.
 *
 * @param {HTMLInputElement} input
 */
function canHoldSections(input) {
  if (isTextField(input) && input.selectionStart !== null) return true;
  if (!toldTypes.has(input.type)) {
    toldTypes.add(input.type);
    console.warn(`LiveControls: an input of type "${input.type}" cannot hold sections and is left as it is; use type="text".`, input);
  }
  return false;
}

if (!customElements.get('live-sectioned-field')) customElements.define('live-sectioned-field', LiveSectionedField);
