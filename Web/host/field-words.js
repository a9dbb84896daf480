/** What a field is said to be: a description and what is wrong with it, each written only when it changes. */

import { toggleToken } from './attributes.js';
import { languageTag, messageText } from './messages.js';

/** @typedef {import('./field-watcher.js').TextField} TextField */
/** @typedef {import('./memory.js').Message} Message */

/**
 * @param {Message | undefined} message
 * @param {Element} host
 */
function identity(message, host) {
  return message ? `${message.key} ${message.number} ${message.unit} ${languageTag(host)}` : '';
}

/** A sentence that describes a field to assistive technology. */
export class FieldDescription {
  static #count = 0;
  static #prefix = 'live-description-';

  element = document.createElement('span');
  #host;
  #shown = '';
  /** @type {TextField | undefined} */
  #field;

  /** @param {HTMLElement} host whose language is spoken */
  constructor(host) {
    this.#host = host;
    this.element.hidden = true;
    this.element.id = `${FieldDescription.#prefix}${++FieldDescription.#count}`;
  }

  /**
   * Takes away what a copy of a field names as its description: those are the original's.
   *
   * @param {TextField} field
   */
  static forget(field) {
    for (const token of (field.getAttribute('aria-describedby') ?? '').split(/\s+/)) {
      if (token.startsWith(FieldDescription.#prefix)) toggleToken(field, 'aria-describedby', token, false);
    }
  }

  /**
   * @param {TextField | undefined} field
   * @param {Message | undefined} message
   */
  async show(field, message) {
    const shown = field ? identity(message, this.#host) : '';
    if (shown === this.#shown && field === this.#field) return;
    if (this.#field && (!shown || field !== this.#field)) toggleToken(this.#field, 'aria-describedby', this.element.id, false);
    this.#shown = shown;
    this.#field = field;
    if (!field || !message) return;
    toggleToken(field, 'aria-describedby', this.element.id, true);
    const text = await messageText(message, this.#host);
    if (this.#shown === shown) this.element.textContent = text;
  }
}

/** Why a field cannot be sent, in the browser's own way. A fault that the page itself has found is left alone. */
export class FieldFault {
  #host;
  #shown = '';
  #text = '';
  /** @type {TextField | undefined} */
  #field;

  /** @param {HTMLElement} host whose language is spoken */
  constructor(host) {
    this.#host = host;
  }

  /**
   * @param {TextField | undefined} field
   * @param {Message | undefined} fault
   */
  async show(field, fault) {
    const shown = field ? identity(fault, this.#host) : '';
    if (shown === this.#shown && field === this.#field) return;
    if (this.#field && field !== this.#field) this.#write('');
    this.#field = field;
    this.#shown = shown;
    // The words may take a moment; the field is held back at once.
    this.#write(shown ? this.#text || '…' : '');
    if (!field || !fault) return;
    const text = await messageText(fault, this.#host);
    if (this.#shown === shown && this.#field === field) this.#write(text);
  }

  /** @param {string} text */
  #write(text) {
    const field = this.#field;
    if (field && (!field.validity.customError || field.validationMessage === this.#text)) field.setCustomValidity(text);
    this.#text = text;
  }
}
