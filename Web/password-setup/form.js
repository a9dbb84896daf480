/** The form around a password setup: blocks submission, reports the reason, and collects the user's personal words. */

import { formElements, rootOf, submitButtons } from '../core/context.js';
import { submitGate } from './submit-gate.js';

/** The fields with the user's personal words, which a password must not contain. The page marks those that autofill doesn't know. */
const personalFields = ['username', 'email', 'name', 'given-name', 'family-name', 'nickname']
  .map((name) => `input[autocomplete~=${name}]`)
  .join() + ',[data-live-personal]';

/** A field of a form can have the name of a method, which it then hides. */
const listen = EventTarget.prototype.addEventListener;

/**
 * The words in each form, cached until all setups that start together have read them.
 *
 * @type {Map<Element, string[]>}
 */
const knownWords = new Map();

/**
 * @typedef {object} FormListener
 * @property {() => boolean} isValid
 * @property {() => void} hide hides revealed text
 * @property {() => boolean} report reports what is missing, and returns `false` if it leaves that to the form
 * @property {() => void} reset follows the reset of the form
 * @property {() => void} wordsChanged
 */

export class PasswordForm {
  #fields;
  #host;
  #form;

  /**
   * @param {HTMLInputElement[]} fields the entry, and the confirmation if there is one
   * @param {HTMLElement} host
   * @param {FormListener} listener
   * @param {AbortSignal} signal ends the listening
   */
  constructor(fields, host, listener, signal) {
    this.#fields = fields;
    this.#form = fields[0].form;
    this.#host = host;
    addEventListener('pagehide', listener.hide, { signal });
    signal.addEventListener('abort', () => this.setOpen(true));
    if (this.#form) this.#listen(this.#form, listener, signal);
  }

  /** @param {boolean} isOpen whether the form may be submitted */
  setOpen(isOpen) {
    if (this.#form) submitGate(this.#form).set(this, isOpen);
  }

  /** Whether it's still the form of the fields. */
  get isCurrent() {
    return this.#fields[0].form === this.#form;
  }

  /** The user's personal words. */
  get words() {
    const place = this.#form ?? this.#host;
    let words = knownWords.get(place);
    if (words === undefined) {
      const fields = this.#form ? [...formElements(this.#form)].filter((field) => field.matches(personalFields)) : place.querySelectorAll(personalFields);
      words = [.../** @type {Iterable<HTMLInputElement>} */ (fields)].map((field) => field.value).filter((word) => word);
      knownWords.set(place, words);
      queueMicrotask(() => knownWords.delete(place));
    }
    return words;
  }

  /**
   * @param {HTMLFormElement} form
   * @param {FormListener} listener
   * @param {AbortSignal} signal
   */
  #listen(form, { isValid, hide, report, reset, wordsChanged }, signal) {
    const clear = () => {
      hide();
      // The event precedes the reset.
      setTimeout(() => signal.aborted || reset());
    };
    listen.call(form, 'reset', clear, { signal });
    // If the submit button is disabled, the Enter key doesn't submit the form, and the browser doesn't report why.
    const explain = (/** @type {KeyboardEvent} */ event) => {
      const [button] = submitButtons(form);
      const isBlocked = !button || (button.disabled && !button.formNoValidate);
      if (event.key === 'Enter' && !event.isComposing && !isValid() && isBlocked) HTMLFormElement.prototype.reportValidity.call(form);
    };
    for (const field of this.#fields) field.addEventListener('keydown', explain, { signal });
    const refuse = (/** @type {SubmitEvent} */ event) => {
      hide();
      // An invalid form is submitted only if the page turned off its validation.
      const { formNoValidate } = /** @type {HTMLButtonElement} */ (event.submitter ?? {});
      if (isValid() || formNoValidate || event.target !== form) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!report()) this.#fields[0].focus();
    };
    // Before the password is validated. A script writes into the fields with the words, and they can be outside the form.
    let known = String(this.words);
    const readWords = (/** @type {Event} */ { target }) => {
      if (target !== form && /** @type {HTMLInputElement} */ (target).form !== form) return;
      knownWords.delete(form);
      const words = String(this.words);
      if (words !== known) wordsChanged();
      known = words;
    };
    for (const type of ['input', 'change', 'focusin', 'submit']) rootOf(form).addEventListener(type, readWords, { signal, capture: true });
    listen.call(form, 'submit', /** @type {EventListener} */ (refuse), { signal, capture: true });
  }
}
