/** Submits the form when a code is complete, and receives the code from a text message. */

import { submitButtons } from '../core/context.js';

export class CodeEntry {
  #input;
  /** The text at the previous response. */
  #before = '';
  /** Whether a code has been submitted and only edited since then. */
  #isSubmitted = false;
  /**
   * Ends the wait for text messages.
   *
   * @type {AbortSignal | undefined}
   */
  #signal;

  /** @param {HTMLInputElement} input */
  constructor(input) {
    this.#input = input;
    this.#before = input.value;
    input.addEventListener('beforeinput', () => {
      // What replaces the whole text is the beginning of another code.
      if (input.selectionStart === 0 && input.selectionEnd === input.value.length) this.#isSubmitted = false;
    });
  }

  /**
   * Submits the form once per code. An edit of a code that was submitted, and possibly refused, doesn't submit it again.
   *
   * @param {boolean} isEntered whether a complete text was entered
   */
  note(isEntered) {
    const { value, form } = this.#input;
    const changes = [...value].filter((character, index) => character !== this.#before[index]).length;
    const isReplaced = changes > 1 && value.length === this.#before.length;
    if (!value || isReplaced) this.#isSubmitted = false;
    this.#before = value;
    if (!isEntered || this.#isSubmitted) return;
    this.#isSubmitted = true;
    // After the page's listeners have received the text.
    setTimeout(() => this.#input.value === value && form && submit(form));
  }

  /**
   * Fills in the code of each text message for this page, where the browser can read it (WebOTP).
   *
   * @param {AbortSignal} signal
   */
  async receive(signal) {
    if (this.#signal?.aborted === false || this.#input.value || !('OTPCredential' in globalThis)) return;
    this.#signal = signal;
    try {
      for (;;) await this.#takeNext(signal);
    } catch {
      // The person has declined, or no message came.
    }
  }

  /** @param {AbortSignal} signal */
  async #takeNext(signal) {
    const options = /** @type {CredentialRequestOptions} */ ({ otp: { transport: ['sms'] }, signal });
    const credential = /** @type {{ code?: string } | null} */ (/** @type {unknown} */ (await navigator.credentials.get(options)));
    signal.throwIfAborted();
    if (!credential?.code) throw new Error('The message has no code.');
    this.#input.value = credential.code;
    this.#input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  }
}

/**
 * Submits a form as the Enter key does: with its first submit button, and not if that button is disabled.
 *
 * @param {HTMLFormElement} form
 */
function submit(form) {
  const [button] = submitButtons(form);
  // A field with the name of the method would hide it.
  if (button) button.click();
  else HTMLFormElement.prototype.requestSubmit.call(form);
}
