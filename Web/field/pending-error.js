/**
 * A validation error that its field doesn't show yet, because the person hasn't left the field or tried to submit the form.
 *
 * The error blocks the form, but the field doesn't match `:invalid`, and assistive technology doesn't report it as invalid. In
 * the meantime, a part beside the field has the error: a form-associated element without a size. If a script validates the form,
 * the browser focuses the part to report the error, which moves the error, the focus, and the report to the field.
 */

import { writeAttribute } from '../core/attributes.js';
import { formElements } from '../core/context.js';
import { define } from '../core/live-element.js';
import { reportError } from './field-messages.js';

/** @typedef {import('./field-watcher.js').TextField} TextField */

const tag = 'live-pending-error';

/** The page's scripts find the part among the form's elements. */
const Part = globalThis.HTMLElement && class extends HTMLElement {
  // A getter, because esbuild expands the private names of a class with static fields.
  static get formAssociated() {
    return true;
  }

  value = '';
  name = '';
  internals = this.attachInternals();

  get form() {
    return this.internals.form;
  }

  get validity() {
    return this.internals.validity;
  }

  get validationMessage() {
    return this.internals.validationMessage;
  }

  get willValidate() {
    return this.internals.willValidate;
  }

  /** A script that clears the errors of all of a form's elements doesn't clear this one, as at the field. */
  setCustomValidity() {}

  checkValidity() {
    return this.internals.checkValidity();
  }

  reportValidity() {
    return this.internals.reportValidity();
  }

  formResetCallback() {
    this.dispatchEvent(new Event('reset'));
  }

  formAssociatedCallback() {
    this.dispatchEvent(new Event('changed'));
  }

  formDisabledCallback() {
    this.dispatchEvent(new Event('changed'));
  }
};

define(tag, Part);

export class PendingError {
  /** The part. Insert it beside the field. */
  element = /** @type {HTMLElement & { internals: ElementInternals }} */ (document.createElement(tag));
  /**
   * The field that has the error.
   *
   * @type {TextField | undefined}
   */
  field;
  #text = '';
  #isShown = false;
  /** Whether the browser reported the error, or was about to. */
  #isReported = false;
  #report;
  #lifetime = new AbortController();
  #attributes = new MutationObserver(() => this.#update());

  /**
   * @param {() => boolean} [report] reports the error in another way than the browser's, or returns `false`
   * @param {() => void} [follow] called after a field with an error, or a fieldset around it, becomes disabled or enabled, and after
   *   it belongs to another form
   */
  constructor(report = () => false, follow = () => {}) {
    this.#report = report;
    const { element } = this;
    // Browsers only focus an element that they render.
    element.style.cssText = 'all: initial !important; position: absolute !important';
    element.className = tag;
    element.tabIndex = -1;
    element.ariaHidden = 'true';
    element.addEventListener('reset', () => this.#setReported(false));
    element.addEventListener('changed', follow);
    element.addEventListener('focus', () => {
      this.#setReported(true);
      if (!report()) this.field?.reportValidity();
    });
  }

  /**
   * Sets the error.
   *
   * @param {TextField | undefined} field the field that has the error
   * @param {string} text the error, or an empty string
   */
  set(field, text) {
    if (field !== this.field) {
      this.end();
      if (field) this.#follow(field);
    }
    this.#text = text;
    this.#setReported(this.#isReported && text !== '');
  }

  /**
   * Shows the error at the field, or removes it from there.
   *
   * @param {boolean} isShown whether the field appears to be wrong
   */
  show(isShown) {
    this.#isShown = isShown;
    this.#update();
  }

  /** Removes the error. */
  end() {
    this.#lifetime.abort();
    this.#attributes.disconnect();
    if (this.field) reportError(this.field, this, '');
    this.field = undefined;
    this.#text = '';
    this.#setReported(false);
  }

  /** @param {TextField} field */
  #follow(field) {
    this.field = field;
    this.#attributes.observe(field, { attributeFilter: ['disabled', 'readonly', 'form'] });
    this.#lifetime = new AbortController();
    const options = { signal: this.#lifetime.signal, capture: true };
    const root = field.getRootNode();
    root.addEventListener('click', (event) => this.#press(event), options);
    root.addEventListener('submit', ({ target }) => target === field.form && this.#setReported(true), options);
  }

  /**
   * The press of a submit button, which precedes the browser's validation.
   *
   * @param {Event} event
   */
  #press(event) {
    const { form } = /** @type {TextField} */ (this.field);
    const path = /** @type {HTMLButtonElement[]} */ (event.composedPath());
    const button = form && path.find((each) => each.form === form && each.type === 'submit');
    if (!button || button.formNoValidate || !this.#text) return;
    this.#setReported(true);
    const first = [...formElements(form)].find((each) => each.matches(':invalid:not(fieldset)'));
    if (first === this.field && this.#report()) event.preventDefault();
  }

  /** @param {boolean} isReported */
  #setReported(isReported) {
    this.#isReported = isReported;
    this.#update();
  }

  #update() {
    const { element, field } = this;
    const isAtField = this.#isShown || this.#isReported;
    element.internals.setValidity(this.#text && !isAtField ? { customError: true } : {}, this.#text);
    if (!field) return;
    // A fieldset disables the part together with the field.
    element.toggleAttribute('disabled', field.disabled || field.readOnly);
    reportError(field, this, isAtField ? this.#text : '');
    writeAttribute(element, 'form', field.getAttribute('form'));
  }
}

/** Marks a field that this module marked as invalid, including a clone of that field. */
const mark = 'data-live-invalid';

/**
 * Marks a field as invalid for assistive technology.
 *
 * @param {TextField} field
 * @param {boolean} [isInvalid] whether the field appears to be wrong. If omitted, the text hasn't been validated yet. Then only a
 *   mark that this function added is removed, not one that the page's server rendered.
 */
export function markInvalid(field, isInvalid) {
  if (isInvalid) field.setAttribute('aria-invalid', 'true');
  else if (isInvalid === false || field.hasAttribute(mark)) field.removeAttribute('aria-invalid');
  field.toggleAttribute(mark, isInvalid === true);
}
