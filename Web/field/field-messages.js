/** Writes a field's description and validation message, only when they change. */

import { toggleToken } from '../core/attributes.js';
import { setText } from '../core/text.js';
import { messageText } from '../localization/messages.js';

/** @typedef {import('./field-watcher.js').TextField} TextField */
/** @typedef {import('../localization/messages.js').Message} Message */

class FieldMessage {
  #host;
  #shown = '';
  /** @type {TextField | undefined} */
  #field;
  /** @type {Message | undefined} */
  #message;
  /** Identifies the latest request, so that older messages that load late are dropped. */
  #turn = 0;

  /** @param {HTMLElement} host determines the language */
  constructor(host) {
    this.#host = host;
  }

  /**
   * Writes a text to the field. An empty text removes it.
   *
   * @abstract
   * @protected
   * @param {TextField} _field
   * @param {string} _text
   */
  write(_field, _text) {}

  /**
   * @param {TextField} [field]
   * @param {Message} [message]
   */
  show(field, message) {
    const shown = field && message ? `${message.key} ${message.number} ${message.unit}` : '';
    if (shown === this.#shown && field === this.#field) return;
    const isSaid = field === this.#field && this.#shown !== '';
    if (this.#field && field !== this.#field) this.write(this.#field, '');
    this.#field = field;
    this.#message = message;
    this.#shown = shown;
    // The message may have to load. Until then, the field keeps the previous message or shows an ellipsis.
    if (field && (!shown || !isSaid)) this.write(field, shown && '…');
    this.localize();
  }

  /** Writes the message in the current language. */
  async localize() {
    const turn = ++this.#turn;
    const [field, message] = [this.#field, this.#message];
    if (!field || !message) return;
    const text = await messageText(message, this.#host);
    if (turn === this.#turn) this.write(field, text);
  }
}

/** The ID prefix of descriptions. */
const prefix = 'live-description-';
let count = 0;
/** The element that each description belongs to, by the description's ID. @type {Map<string, Element>} */
const described = new Map();

/**
 * Adds an element to the descriptions of a field or button for assistive technology, or removes it.
 *
 * @param {Element} subject
 * @param {Element} description
 * @param {boolean} isDescribed
 */
export function describe(subject, description, isDescribed) {
  description.id ||= `${prefix}${++count}`;
  toggleToken(subject, 'aria-describedby', description.id, isDescribed);
  if (isDescribed) described.set(description.id, subject);
  else described.delete(description.id);
}

/**
 * Removes references to the original's descriptions from a cloned field or button.
 *
 * @param {Element} subject
 */
export function forgetDescriptions(subject) {
  for (const token of (subject.getAttribute('aria-describedby') ?? '').split(/\s+/)) {
    if (token.startsWith(prefix) && described.get(token) !== subject) toggleToken(subject, 'aria-describedby', token, false);
  }
}

/** A message that describes a field to assistive technology. */
export class FieldDescription extends FieldMessage {
  element = document.createElement('span');

  /** @param {HTMLElement} host */
  constructor(host) {
    super(host);
    this.element.hidden = true;
  }

  /**
   * @override
   * @param {TextField} field
   * @param {string} text
   */
  write(field, text) {
    describe(field, this.element, text !== '');
    setText(this.element, text);
  }
}

/** Reports a field's validation error as its custom validity. A custom validity that the page set stays unchanged. */
export class FieldError extends FieldMessage {
  #text = '';

  /**
   * @override
   * @param {TextField} field
   * @param {string} text
   */
  write(field, text) {
    if (!field.validity.customError || field.validationMessage === this.#text) field.setCustomValidity(text);
    this.#text = text;
  }
}
