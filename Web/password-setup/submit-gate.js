/**
 * Holds a form back by disabling its submit buttons, except those that send it unchecked (`formnovalidate`).
 *
 * What the page does to a button meanwhile is its wish for later: a button that the page has disabled stays so once the form is
 * open, and one that the page enables waits.
 */

import { concerns } from '../core/surroundings.js';

/** @typedef {HTMLButtonElement | HTMLInputElement} SubmitButton */

/** Marks a button that is disabled here and not by the page, also in a copy of its form. */
const mark = 'data-live-held';

/** @type {WeakMap<HTMLFormElement, FormGate>} */
const gates = new WeakMap();

/** @param {HTMLFormElement} form */
export function submitGate(form) {
  const gate = gates.get(form) ?? new FormGate(form);
  gates.set(form, gate);
  return gate;
}

/**
 * A form's submit buttons, in the order of the page. The Enter key presses the first.
 *
 * @param {HTMLFormElement} form
 */
export function submitButtons(form) {
  return /** @type {SubmitButton[]} */ ([...form.elements]).filter(({ type }) => type === 'submit');
}

class FormGate {
  #form;
  /**
   * Those who hold the form back.
   *
   * @type {Set<object>}
   */
  #holders = new Set();
  /**
   * The buttons that are held, and whether the page wants each disabled.
   *
   * @type {Map<SubmitButton, boolean>}
   */
  #held = new Map();
  #changes = new MutationObserver((changes) => this.#follow(changes));

  /** @param {HTMLFormElement} form */
  constructor(form) {
    this.#form = form;
  }

  /**
   * Opens the form as far as one of its holders is concerned, or holds it back.
   *
   * @param {object} holder
   * @param {boolean} isOpen
   */
  set(holder, isOpen) {
    const wasOpen = this.#holders.size === 0;
    if (isOpen) this.#holders.delete(holder);
    else this.#holders.add(holder);
    if (wasOpen === (this.#holders.size === 0)) return;
    if (isOpen) this.#open();
    else this.#close();
  }

  #close() {
    this.#changes.observe(this.#form, { childList: true, subtree: true });
    this.#hold();
  }

  #open() {
    this.#follow(this.#changes.takeRecords());
    this.#changes.disconnect();
    for (const button of this.#held.keys()) this.#release(button);
  }

  #hold() {
    for (const button of submitButtons(this.#form)) {
      if (this.#held.has(button)) continue;
      this.#held.set(button, button.disabled && !button.hasAttribute(mark));
      this.#changes.observe(button, { attributeFilter: ['disabled', 'formnovalidate', 'type'] });
    }
    for (const [button, isDisabledByPage] of this.#held) {
      if (button.formNoValidate || button.type !== 'submit') {
        this.#release(button);
        continue;
      }
      button.toggleAttribute(mark, !isDisabledByPage);
      button.disabled = true;
    }
    // What was written here is not the page's wish.
    this.#changes.takeRecords();
  }

  /** @param {SubmitButton} button */
  #release(button) {
    button.disabled = this.#held.get(button) ?? false;
    button.removeAttribute(mark);
    this.#held.delete(button);
  }

  /** @param {MutationRecord[]} changes by the page */
  #follow(changes) {
    for (const { attributeName, target } of changes) {
      const button = /** @type {SubmitButton} */ (target);
      if (attributeName === 'disabled' && this.#held.has(button)) this.#held.set(button, button.disabled);
    }
    if (changes.some((change) => change.attributeName || concerns(change, 'button, input'))) this.#hold();
  }
}
