/**
 * `<live-sectioned-field preset="card"><label for="card">Card number</label><input id="card" name="card"></live-sectioned-field>`
 *
 * One value entered in sections, in the page's own input. `sections="4 4 4 4"` and `accepts="digits"` lay out a field of
 * one's own, a `preset` one whose rules are known. The input holds the text with a separator between sections; the form
 * gets the raw text, under the input's name.
 *
 * The element shows `data-state` (`loading`, `ready`, `unavailable`), `data-phase`, `data-validity`, `data-brand` and
 * `data-complete`. The label's own texts for a validity are the attributes `label-correct` and `label-incorrect`.
 */

import { announce, announcerFor } from '../host/announcer.js';
import { adoptEarlyProperties } from '../host/attributes.js';
import { liveControls } from '../host/loader.js';
import { messageText } from '../host/messages.js';
import { readAnswer, validities } from '../host/sectioned-answer.js';
import { acceptedCharacters, presets, SectionedFieldElement } from '../host/sectioned-attributes.js';
import { awaitInput, BorrowedInput } from '../host/sectioned-borrowing.js';
import { SectionedDrawing } from '../host/sectioned-drawing.js';
import { InputFollower } from '../host/sectioned-events.js';
import { SectionedFormState } from '../host/sectioned-form.js';
import { InputSurface } from '../host/sectioned-input.js';

/** @typedef {import('../host/loader.js').LiveControls} LiveControls */
/** @typedef {import('../host/memory.js').Message} Message */
/** @typedef {import('../host/sectioned-input.js').Edit} Edit */

/**
 * What the element calls of the core; see Sources/LiveWeb/SectionedFieldExports.swift.
 *
 * @typedef {object} SectionedFieldExports
 * @property {(preset: number, accepts: number, length: number) => number} live_sectioned_create
 * @property {(handle: number, length: number) => void} live_sectioned_begin
 * @property {(handle: number) => void} live_sectioned_destroy
 * @property {(handle: number, preset: number, accepts: number, length: number, time: number) => number} live_sectioned_format
 * @property {(handle: number, kind: number, start: number, end: number, length: number, time: number) => number} live_sectioned_edit
 * @property {(handle: number, length: number, caret: number, isMarked: number, time: number) => number} live_sectioned_text
 * @property {(handle: number, length: number, time: number) => number} live_sectioned_set
 * @property {(handle: number, start: number, end: number, isPointed: number, time: number) => number} live_sectioned_selection
 * @property {(handle: number, isFocused: number, year: number, month: number, time: number) => number} live_sectioned_focus
 * @property {(handle: number, validity: number, time: number) => number} live_sectioned_validity
 * @property {(handle: number, isLive: number, time: number) => number} live_sectioned_live
 * @property {(handle: number, isReduced: number, time: number) => number} live_sectioned_reduced_motion
 * @property {(handle: number, time: number) => number} live_sectioned_wake
 * @property {(handle: number, start: number, end: number) => number} live_sectioned_slice
 */

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

export class LiveSectionedField extends SectionedFieldElement {
  /** @type {LiveControls | undefined} */
  #live;
  /** @type {HTMLInputElement | undefined} */
  #input;
  /** @type {InputSurface | undefined} */
  #surface;
  /** @type {BorrowedInput | undefined} */
  #borrowed;
  #handle = 0;
  #drawing = new SectionedDrawing(this);
  /** @type {(() => void)[]} */
  #endings = [];
  #timer = 0;
  #text = '';
  #display = '';
  /** @type {Message | undefined} */
  #fault;
  #formState = new SectionedFormState(this, this.internals);
  #isComplete = false;
  #validity = 'neutral';
  #brand = '';
  /**
   * A text from before the core was there.
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

  /** The raw text, without separators. Setting it neither takes the focus nor shows anything as incorrect. */
  get value() {
    return this.#handle ? this.#text : (this.#early ?? this.querySelector('input')?.value ?? '');
  }

  set value(text) {
    if (this.#input) this.#input.value = text;
    else this.#early = String(text);
  }

  /** Whether nothing is missing. */
  get complete() {
    return this.#isComplete;
  }

  /** What the control shows: `neutral`, `correct` or `incorrect`. */
  get shownValidity() {
    return this.#validity;
  }

  /** The card's brand; empty while it is not known. */
  get brand() {
    return this.#brand;
  }

  /** @param {FocusOptions} [options] */
  focus(options) {
    this.querySelector('input')?.focus(options);
  }

  connectedCallback() {
    adoptEarlyProperties(this, ['sections', 'accepts', 'preset', 'appearance', 'labelAlign', 'live', 'name', 'value', 'validator']);
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
      const [preset, accepts, length] = this.#format(live);
      this.#borrowed?.setHints(this.preset, this.accepts);
      this.#send(live.core.live_sectioned_format, preset, accepts, length);
    }
  }

  formResetCallback() {
    // The form has reset its input by now, or will; its watcher sees to the rest.
    if (this.#input) this.#takeText(this.#input.value, 'script');
  }

  /** @param {string | null} state */
  formStateRestoreCallback(state) {
    if (typeof state === 'string' && !(this.#input ?? this.querySelector('input'))?.value) this.value = state;
  }

  formDisabledCallback() {
    this.#showFormState();
  }

  async #load() {
    this.dataset.state = 'loading';
    try {
      this.#live = await liveControls(this.localName);
    } catch {
      this.dataset.state = 'unavailable';
      return;
    }
    if (this.isConnected && !this.#handle) this.#start(this.#live);
  }

  /** @param {LiveControls} live */
  #format(live) {
    return [presets.indexOf(this.preset), acceptedCharacters.indexOf(this.accepts), live.memory.write(this.sections)];
  }

  /** @param {LiveControls} live */
  #start(live) {
    const input = this.querySelector('input');
    if (!input) {
      this.#endings.push(awaitInput(this, () => {
        if (this.isConnected && !this.#handle) this.#start(live);
      }));
      return;
    }
    this.#stop();
    this.#input = input;
    const surface = (this.#surface = new InputSurface(input));
    this.#borrowed = new BorrowedInput(this, input);
    this.#drawing.start(live, input);
    const text = this.#early ?? input.value;
    this.#early = undefined;
    const [preset, accepts, length] = this.#format(live);
    this.#handle = live.core.live_sectioned_create(preset, accepts, length);
    live.core.live_sectioned_begin(this.#handle, live.memory.write(text));
    this.#listen(live, input, surface);
    this.#borrowed.setHints(this.preset, this.accepts);
    announcerFor(this);
    const isFocused = input.ownerDocument.activeElement === input;
    const caret = input.selectionEnd ?? text.length;
    this.#send(live.core.live_sectioned_reduced_motion, Number(reducedMotion.matches));
    if (this.live) this.#send(live.core.live_sectioned_live, 1);
    if (isFocused) {
      // The person is in the middle of the text already: the caret stays.
      this.#tellOfFocus(live, true, false);
      this.#send(live.core.live_sectioned_text, live.memory.write(text), caret, 0);
    }
    if (input.value !== this.#display) surface.assign(this.#display);
    this.dataset.state = 'ready';
  }

  #stop() {
    for (const end of this.#endings) end();
    this.#endings = [];
    clearTimeout(this.#timer);
    if (this.#handle) {
      this.#live?.core.live_sectioned_destroy(this.#handle);
      if (this.#input) this.#input.value = this.#text;
      this.#borrowed?.giveBack();
      this.#drawing.clear();
    }
    this.#handle = 0;
    this.#formState.forget();
    this.#input = undefined;
    this.#surface = undefined;
  }

  // Native events

  /**
   * @param {LiveControls} live
   * @param {HTMLInputElement} input
   * @param {InputSurface} surface
   */
  #listen(live, input, surface) {
    const { core, memory } = live;
    const edit = (/** @type {number} */ deletion, /** @type {string} */ inserted, /** @type {Edit} */ decided) => {
      const [start, end] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
      this.#send(core.live_sectioned_edit, deletion, start, end, memory.write(inserted), decided);
    };
    const follower = new InputFollower(this, input, surface, {
      shown: () => ({ display: this.#display, isComplete: this.#isComplete }),
      edit: (deletion, inserted, event) => edit(deletion, inserted, { event }),
      cut: () => edit(1, '', { isForced: true }),
      change: (text, author) => this.#takeText(text, author),
      select: (start, end, isPointed) => this.#send(core.live_sectioned_selection, start, end, Number(isPointed)),
      focus: (isFocused) => this.#tellOfFocus(live, isFocused, true),
      slice: (start, end) => memory.record(core.live_sectioned_slice(this.#handle, start, end)).text(),
    });
    const tellOfMotion = () => this.#send(core.live_sectioned_reduced_motion, Number(reducedMotion.matches));
    reducedMotion.addEventListener('change', tellOfMotion);
    const states = new MutationObserver(() => this.#showFormState());
    states.observe(input, { attributeFilter: ['required', 'disabled', 'readonly'] });
    this.#endings.push(
      () => follower.stop(),
      () => reducedMotion.removeEventListener('change', tellOfMotion),
      () => states.disconnect(),
    );
  }

  /**
   * @param {string} text
   * @param {import('../host/sectioned-events.js').Author} author
   */
  #takeText(text, author) {
    const live = this.#live;
    if (!live || !this.#input) return;
    const length = live.memory.write(text);
    if (author === 'script') this.#send(live.core.live_sectioned_set, length);
    else this.#send(live.core.live_sectioned_text, length, this.#input.selectionEnd ?? text.length, Number(author === 'method'));
  }

  /**
   * @param {LiveControls} live
   * @param {boolean} isFocused
   * @param {boolean} mayMoveCaret
   */
  #tellOfFocus(live, isFocused, mayMoveCaret) {
    const today = new Date();
    if (!mayMoveCaret) this.#surface?.hold();
    this.#send(live.core.live_sectioned_focus, Number(isFocused), today.getFullYear(), today.getMonth() + 1);
    this.#surface?.release();
  }

  // The model

  /**
   * Sends an event to the model and shows what comes of it.
   *
   * @param {(handle: number, ...values: any[]) => number} event an export that takes the time last
   * @param {(number | Edit)[]} values the last may be the edit that is decided
   */
  #send(event, ...values) {
    const live = this.#live;
    if (!live || !this.#handle) return;
    const { time } = live;
    const last = values.at(-1);
    const edit = typeof last === 'object' ? last : undefined;
    this.#render(event(this.#handle, ...(edit ? values.slice(0, -1) : values), time), time, edit);
  }

  /**
   * Shows a record, whose fields are in the order of Sources/LiveWeb/SectionedFieldExports.swift.
   *
   * @param {number} address
   * @param {number} time
   * @param {Edit} [edit]
   */
  #render(address, time, edit) {
    const answer = readAnswer(/** @type {LiveControls} */ (this.#live).memory.record(address));
    const { display, text, isComplete, validity, brand, announcement } = answer;
    this.#text = text;
    this.#display = display;
    this.#isComplete = isComplete;
    this.#validity = validity;
    this.#brand = brand;
    this.#fault = answer.fault;
    this.#drawing.show(answer);
    this.#drawing.open(answer.opening, time);
    this.#surface?.follow(answer, edit);
    this.#drawing.describe(answer.description);
    if (validity === 'incorrect') this.#input?.setAttribute('aria-invalid', 'true');
    else this.#input?.removeAttribute('aria-invalid');
    this.#showFormState();
    if (!Number.isNaN(answer.wakeTime)) this.#wakeAt(answer.wakeTime, time);
    if (announcement) messageText(announcement, this).then((words) => announce(words, this));
    if (answer.isCompleted) this.#dispatch('live-complete', { value: text });
    const { changedValidity } = answer;
    if (changedValidity) this.#dispatch('live-validity', { validity: changedValidity, value: text });
    if (answer.isAsked) this.#ask(text);
  }

  /** @param {string} text */
  #ask(text) {
    const answer = this.validator?.(text);
    const code = validities.indexOf(answer ?? '');
    if (code >= 0 && this.#live) this.#send(this.#live.core.live_sectioned_validity, code);
  }

  /**
   * @param {string} type
   * @param {object} detail
   */
  #dispatch(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  }

  #showFormState() {
    if (this.#input && this.#handle) this.#formState.show(this.#input, this.#text, this.#fault);
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

if (!customElements.get('live-sectioned-field')) customElements.define('live-sectioned-field', LiveSectionedField);
