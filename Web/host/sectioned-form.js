/** What a form gets of a sectioned field, and whether it may be sent. */

import { messageText } from './messages.js';

/** @typedef {import('./memory.js').Message} Message */

/** `Message.Key.required` and `Message.Key.incomplete`. */
const requiredMessage = { key: 37, number: 0, unit: 0 };
const incompleteKey = 36;

export class SectionedFormState {
  #host;
  #internals;
  /** What the form was told last. */
  #told = '';

  /**
   * @param {HTMLElement} host
   * @param {ElementInternals} internals
   */
  constructor(host, internals) {
    this.#host = host;
    this.#internals = internals;
  }

  forget() {
    this.#told = '';
  }

  /**
   * @param {HTMLInputElement} input
   * @param {string} text
   * @param {Message | undefined} fault
   */
  async show(input, text, fault) {
    const isDisabled = input.matches(':disabled');
    const isMissing = input.required && !text;
    const message = isMissing ? requiredMessage : isDisabled || input.readOnly ? undefined : fault;
    const state = `${isDisabled} ${message?.key} ${message?.number} ${text}`;
    if (state === this.#told) return;
    this.#told = state;
    this.#internals.setFormValue(isDisabled ? null : text, text);
    if (!message) {
      this.#internals.setValidity({});
      return;
    }
    const isShort = message.key === incompleteKey;
    const flags = isMissing ? { valueMissing: true } : isShort ? { tooShort: true } : { customError: true };
    // At once, and again with the words once they are there.
    this.#internals.setValidity(flags, this.#internals.validationMessage || '…', input);
    const words = await messageText(message, this.#host);
    if (this.#told === state) this.#internals.setValidity(flags, words, input);
  }
}
