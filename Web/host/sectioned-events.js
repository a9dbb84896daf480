/** Follows what a person does to a sectioned field's input, and what scripts do, and tells of it. */

import { watchField } from './field-watcher.js';
import { deletionFor, insertedText } from './sectioned-input.js';

/** @typedef {'person' | 'script' | 'method'} Author Who has changed a text; an input method is still composing it. */

/**
 * @typedef {object} InputListener
 * @property {() => { display: string, isComplete: boolean }} shown what the element shows
 * @property {(deletion: number, inserted: string, event: InputEvent) => void} edit before it happens; the deletion may be 0
 * @property {() => void} cut the selection goes, and is on the clipboard
 * @property {(text: string, author: Author) => void} change
 * @property {(start: number, end: number, isPointed: boolean) => void} select by a pointer or a key
 * @property {(isFocused: boolean) => void} focus
 * @property {(start: number, end: number) => string} slice the raw text of a part, for the clipboard
 */

export class InputFollower {
  #input;
  #surface;
  #listener;
  #abort = new AbortController();
  /** @type {() => void} */
  #endWatch;
  /** Whether the next change of the input's text comes from the person, not from a script. */
  #isPersons = false;

  /**
   * @param {HTMLElement} host around the input
   * @param {HTMLInputElement} input
   * @param {import('./sectioned-input.js').InputSurface} surface whose changes of the input are nobody else's
   * @param {InputListener} listener
   */
  constructor(host, input, surface, listener) {
    this.#input = input;
    this.#surface = surface;
    this.#listener = listener;
    const options = { signal: this.#abort.signal };
    input.addEventListener('beforeinput', (event) => this.#beforeInput(event), options);
    input.addEventListener('focus', () => listener.focus(true), options);
    input.addEventListener('blur', () => listener.focus(false), options);
    input.addEventListener('copy', (event) => this.#copy(event), options);
    input.addEventListener('cut', (event) => this.#copy(event), options);
    input.addEventListener('dragstart', (event) => event.dataTransfer?.setData('text/plain', this.#slice()), options);
    this.#followSelection(options);
    this.#followClicks(options);
    this.#endWatch = this.#followText(host, options);
  }

  stop() {
    this.#abort.abort();
    this.#endWatch();
  }

  get #selection() {
    const { selectionStart, selectionEnd } = this.#input;
    return { start: selectionStart ?? 0, end: selectionEnd ?? 0 };
  }

  get #hasFocus() {
    return this.#input.ownerDocument.activeElement === this.#input;
  }

  #slice() {
    const { start, end } = this.#selection;
    return this.#listener.slice(start, end);
  }

  /** @param {InputEvent} event */
  #beforeInput(event) {
    if (this.#surface.isChanging || event.isComposing || !event.cancelable) return;
    const text = insertedText(event);
    const deletion = deletionFor(event.inputType);
    if (text === undefined && deletion === undefined) return;
    this.#listener.edit(deletion ?? 0, text ?? '', event);
  }

  /** @param {ClipboardEvent} event */
  #copy(event) {
    const { start, end } = this.#selection;
    if (!event.clipboardData || start === end) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', this.#slice());
    if (event.type === 'cut' && !this.#input.readOnly) this.#listener.cut();
  }

  /** @param {{ signal: AbortSignal }} options */
  #followSelection(options) {
    let isPointed = false;
    const tell = () => {
      if (this.#surface.isChanging || !this.#hasFocus || this.#input.value !== this.#listener.shown().display) return;
      const { start, end } = this.#selection;
      this.#listener.select(start, end, isPointed);
    };
    // The event comes some time after the selection has changed. Two presses of an arrow key may be quicker than it is, and
    // where the second one leads depends on where the first one has led.
    this.#input.addEventListener('keydown', () => {
      tell();
      isPointed = false;
    }, options);
    this.#input.addEventListener('pointerdown', () => (isPointed = true), options);
    // Some engines tell the document, some the field, some both.
    document.addEventListener('selectionchange', tell, options);
    this.#input.addEventListener('selectionchange', tell, options);
  }

  /**
   * A click that gives the focus puts the caret anywhere; it belongs to the first place that is not filled.
   *
   * @param {{ signal: AbortSignal }} options
   */
  #followClicks(options) {
    const input = this.#input;
    let isFocusing = false;
    input.addEventListener('pointerdown', () => (isFocusing = !this.#hasFocus), options);
    input.addEventListener('click', () => {
      const { start, end } = this.#selection;
      if (isFocusing && !this.#listener.shown().isComplete && start === end) {
        input.setSelectionRange(input.value.length, input.value.length);
      }
      isFocusing = false;
    }, options);
  }

  /**
   * @param {HTMLElement} host
   * @param {{ signal: AbortSignal }} options
   * @returns {() => void} ends the watch of the text
   */
  #followText(host, options) {
    const input = this.#input;
    // The watcher hears of an input event after the host's capture; a change without one is a script's.
    for (const type of ['input', 'compositionend']) {
      host.addEventListener(type, () => (this.#isPersons = true), { ...options, capture: true });
      host.addEventListener(type, () => (this.#isPersons = false), options);
    }
    const endWatch = watchField(input, (text, isMarked) => this.#hear(text, isMarked));
    input.addEventListener('input', () => {
      // The watcher tells of changes only; a script's text that an input event follows has changed before it.
      const { display, isComplete } = this.#listener.shown();
      if (!this.#surface.isChanging && input.value === display && isComplete) this.#listener.change(display, 'person');
    }, options);
    return endWatch;
  }

  /**
   * @param {string} text
   * @param {boolean} isMarked
   */
  #hear(text, isMarked) {
    const author = this.#isPersons ? 'person' : 'script';
    if (isMarked) this.#listener.change(text, 'method');
    else if (text !== this.#listener.shown().display) this.#listener.change(text, author);
    // An input event may follow a text that a script has set: then it is the person's, by way of a password manager.
    else if (this.#isPersons && !this.#surface.isChanging) this.#listener.change(text, 'person');
  }
}
