/** Describes a field and says what is wrong with it. Both are written only when they change. */

import { toggleToken } from '../core/attributes.js';
import { setText } from '../core/text.js';
import { messageText } from '../words/messages.js';

/** @typedef {import('./field-watcher.js').TextField} TextField */
/** @typedef {import('../words/messages.js').Message} Message */

class FieldMessage {
  #host;
  #shown = '';
  /** @type {TextField | undefined} */
  #field;
  /** @type {Message | undefined} */
  #message;
  /** Tells words apart that arrive late. */
  #turn = 0;

  /** @param {HTMLElement} host whose language is spoken */
  constructor(host) {
    this.#host = host;
  }

  /**
   * Writes a text to the field; an empty text removes it.
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
    // The words may have to be loaded. Until then the previous ones stay, or an ellipsis announces them.
    if (field && (!shown || !isSaid)) this.write(field, shown && '…');
    this.speak();
  }

  /** Writes the message in the words that are right now. */
  async speak() {
    const turn = ++this.#turn;
    const [field, message] = [this.#field, this.#message];
    if (!field || !message) return;
    const text = await messageText(message, this.#host);
    if (turn === this.#turn) this.write(field, text);
  }
}

/** The prefix of the ids of descriptions. */
const prefix = 'live-description-';
let count = 0;
/** The element that each description describes, by the description's id. @type {Map<string, Element>} */
const described = new Map();

/**
 * Adds an element to those that describe a field or a button to assistive technology, or removes it.
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
 * Removes from a copy of a field or a button the references to the original's descriptions.
 *
 * @param {Element} subject
 */
export function forgetDescriptions(subject) {
  for (const token of (subject.getAttribute('aria-describedby') ?? '').split(/\s+/)) {
    if (token.startsWith(prefix) && described.get(token) !== subject) toggleToken(subject, 'aria-describedby', token, false);
  }
}

/** A sentence that describes a field to assistive technology. */
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

/** Reports why a field cannot be sent, as its custom validity. One that the page has set is left alone. */
export class FieldFault extends FieldMessage {
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
