/** Holds a form back by disabling its submit buttons. */

/** @typedef {HTMLButtonElement | HTMLInputElement} SubmitButton */

/** Marks a button that was disabled here, also in a copy of its form. */
const mark = 'data-live-held';

export class SubmitGate {
  /**
   * The buttons that were disabled here; buttons that the page has disabled stay so.
   *
   * @type {Set<SubmitButton>}
   */
  #held = new Set();

  /** Enables the buttons again. */
  open() {
    for (const button of this.#held) {
      button.disabled = false;
      button.removeAttribute(mark);
    }
    this.#held.clear();
  }

  /**
   * Disables a form's submit buttons, including those added since the last call.
   *
   * @param {HTMLFormElement | null} form
   */
  close(form) {
    for (const element of form?.elements ?? []) {
      if (!(element instanceof HTMLButtonElement || element instanceof HTMLInputElement)) continue;
      if (element.type !== 'submit' || (element.disabled && !element.hasAttribute(mark))) continue;
      element.disabled = true;
      element.setAttribute(mark, '');
      this.#held.add(element);
    }
  }
}
