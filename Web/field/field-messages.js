/** Writes a field's description and validation message, only when they change. */

import { toggleToken } from '../core/attributes.js';
import { shared } from '../core/page.js';
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
    const shown = field && message ? `${message.key} ${message.number} ${message.unit} ${message.text ?? ''}` : '';
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
    const text = message.text || (await messageText(message, this.#host));
    if (turn === this.#turn) this.write(field, text);
  }
}

/** The ID prefix of descriptions. */
const prefix = 'live-description-';
/** The number of descriptions so far, and the IDs of those that each subject has. */
const descriptions = shared('descriptions', () => ({ count: 0, ids: /** @type {WeakMap<Node, Set<string>>} */ (new WeakMap()) }));

/** Describes a subject again after the page writes descriptions of its own. */
const rewrites = globalThis.MutationObserver && new MutationObserver((changes) => {
  for (const { target } of changes) {
    for (const id of descriptions.ids.get(target) ?? []) toggleToken(/** @type {Element} */ (target), 'aria-describedby', id, true);
  }
});

/**
 * Adds an element to the descriptions of a field or button for assistive technology, or removes it.
 *
 * @param {Element} subject
 * @param {Element} description
 * @param {boolean} isDescribed
 */
export function describe(subject, description, isDescribed) {
  description.id ||= `${prefix}${++descriptions.count}`;
  toggleToken(subject, 'aria-describedby', description.id, isDescribed);
  const ids = descriptions.ids.get(subject) ?? new Set();
  if (!isDescribed) {
    ids.delete(description.id);
    return;
  }
  descriptions.ids.set(subject, ids.add(description.id));
  rewrites.observe(subject, { attributeFilter: ['aria-describedby'] });
}

/**
 * Removes references to the original's descriptions from a cloned field or button.
 *
 * @param {Element} subject
 */
export function forgetDescriptions(subject) {
  for (const token of (subject.getAttribute('aria-describedby') ?? '').split(/\s+/)) {
    if (token.startsWith(prefix) && !descriptions.ids.get(subject)?.has(token)) toggleToken(subject, 'aria-describedby', token, false);
  }
}

/** The texts that describe each field, by their elements. */
const saidTexts = shared('said-texts', () => /** @type {WeakMap<TextField, Map<Element, string>>} */ (new WeakMap()));

/** A message that describes a field to assistive technology. Of several elements with the same message, only one says it. */
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
    const texts = saidTexts.get(field) ?? new Map();
    saidTexts.set(field, texts);
    texts.delete(this.element);
    if (text) texts.set(this.element, text);
    else setText(this.element, '');
    describe(field, this.element, text !== '');
    const said = new Set();
    for (const [element, own] of texts) {
      setText(element, said.has(own) ? '' : own);
      said.add(own);
    }
  }
}

/** @typedef {{ page: string, elements: Map<object, string>, isOurs: boolean }} Validity The page's message, and those of elements. */

/** The custom validity of fields. */
const validities = shared('validities', () => /** @type {WeakMap<TextField, Validity>} */ (new WeakMap()));

/** @param {TextField} field */
function validityOf(field) {
  const known = validities.get(field);
  if (known) return known;
  const validity = { page: field.validity.customError ? field.validationMessage : '', elements: new Map(), isOurs: false };
  validities.set(field, validity);
  const set = field.setCustomValidity;
  field.setCustomValidity = (message) => {
    if (!validity.isOurs) validity.page = `${message}`;
    set.call(field, validity.page || [...validity.elements.values()].find(Boolean) || '');
  };
  return validity;
}

/**
 * Reports an element's validation error as a field's custom validity. The page's own message takes precedence. If the page
 * removes it, as `setCustomValidity('')` at each input event does, the error remains.
 *
 * @param {TextField} field
 * @param {object} element the object that the error belongs to
 * @param {string} text the error, or an empty string
 */
export function reportError(field, element, text) {
  const validity = validityOf(field);
  if ((validity.elements.get(element) ?? '') === text) return;
  validity.elements.set(element, text);
  validity.isOurs = true;
  field.setCustomValidity(text);
  validity.isOurs = false;
}

/** A field's validation error. */
export class FieldError extends FieldMessage {
  #report;

  /**
   * @param {HTMLElement} host
   * @param {(field: TextField, text: string) => void} [report] reports the error; by default, at the field immediately
   */
  constructor(host, report = (field, text) => reportError(field, this, text)) {
    super(host);
    this.#report = report;
  }

  /**
   * @override
   * @param {TextField} field
   * @param {string} text
   */
  write(field, text) {
    this.#report(field, text);
  }
}
