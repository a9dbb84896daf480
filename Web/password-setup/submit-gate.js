/**
 * Blocks a form by disabling its submit buttons, except those that skip validation (`formnovalidate`).
 *
 * If the page changes a button's `disabled` state while the form is blocked, the change takes effect when the form is
 * unblocked. A button that the page disables then stays disabled, and one that it enables becomes enabled.
 */

import { concerns, isSubmit, rootOf, submitButtons } from '../core/context.js';

/** @typedef {import('../core/context.js').SubmitButton} SubmitButton */

/** Marks a button that this module disabled, not the page, including a clone of that button. */
const mark = 'data-live-held';

/** @type {WeakMap<HTMLFormElement, FormGate>} */
const gates = new WeakMap();

/** @param {HTMLFormElement} form */
export function submitGate(form) {
  const gate = gates.get(form) ?? new FormGate(form);
  gates.set(form, gate);
  return gate;
}

class FormGate {
  #form;
  /**
   * The objects that block the form.
   *
   * @type {Set<object>}
   */
  #holders = new Set();
  /**
   * The blocked buttons, and whether the page wants each one disabled.
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
   * Blocks or unblocks the form on behalf of one holder.
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
    // A button can be anywhere, and belong to the form by its attribute.
    this.#changes.observe(rootOf(this.#form), { childList: true, subtree: true, attributeFilter: ['disabled', 'form', 'formnovalidate', 'type'] });
    this.#hold();
  }

  #open() {
    this.#follow(this.#changes.takeRecords());
    this.#changes.disconnect();
    for (const button of this.#held.keys()) this.#release(button);
  }

  #hold() {
    for (const button of submitButtons(this.#form)) {
      if (!this.#held.has(button)) this.#held.set(button, button.disabled && !button.hasAttribute(mark));
    }
    for (const [button, isDisabledByPage] of this.#held) {
      if (button.formNoValidate || button.form !== this.#form || !isSubmit(button)) {
        this.#release(button);
        continue;
      }
      button.toggleAttribute(mark, !isDisabledByPage);
      button.disabled = true;
    }
    // Discards this class's own changes, so that they don't count as the page's.
    this.#changes.takeRecords();
  }

  /** @param {SubmitButton} button */
  #release(button) {
    button.disabled = this.#held.get(button) ?? false;
    button.removeAttribute(mark);
    this.#held.delete(button);
  }

  /** @param {MutationRecord[]} changes made by the page */
  #follow(changes) {
    const isOurs = (/** @type {SubmitButton} */ button) => button.form === this.#form || this.#held.has(button);
    const ours = changes.filter((change) => (change.attributeName ? isOurs(/** @type {SubmitButton} */ (change.target)) : concerns(change, 'button, input')));
    for (const { attributeName, target } of ours) {
      const button = /** @type {SubmitButton} */ (target);
      if (attributeName === 'disabled' && this.#held.has(button)) this.#held.set(button, button.disabled);
    }
    if (ours.length > 0) this.#hold();
  }
}
