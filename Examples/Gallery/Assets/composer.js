import { languageOf } from "/live-controls/core/context.js";
import { showNewPost } from "./post-list.js";

/** @typedef {import("./post-list.js").Post} Post */

/** The timeout of a request, in milliseconds. */
const timeout = 15_000;

/** Submits the form for a new post without leaving the page. */
export class Composer {
  #form;
  #field;
  #button;
  #error;
  #status;
  #isSending = false;

  /** @param {HTMLFormElement} form */
  constructor(form) {
    this.#form = form;
    this.#field = /** @type {HTMLTextAreaElement} */ (form.elements.namedItem("text"));
    this.#button = /** @type {HTMLButtonElement} */ (form.querySelector("button[type=submit]"));
    this.#error = /** @type {HTMLElement} */ (form.querySelector("[role=alert]"));
    this.#status = /** @type {HTMLElement} */ (form.querySelector("[role=status]"));

    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#send();
    });
    this.#field.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !event.isComposing) {
        event.preventDefault();
        form.requestSubmit();
      }
    });
    this.#field.addEventListener("input", () => this.#showError(""));
    this.#field.setAttribute("aria-keyshortcuts", "Control+Enter Meta+Enter");
  }

  async #send() {
    if (this.#isSending) return;
    this.#setSending(true);
    this.#showError("");
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), timeout);
    try {
      const response = await fetch(this.#form.action, {
        method: "POST",
        headers: { "Content-Type": "application/json", Accept: "application/json", "Accept-Language": languageOf(this.#form) },
        body: JSON.stringify({ text: this.#field.value }),
        signal: abort.signal,
      });
      const body = await response.json();
      if (response.ok) this.#showPosted(body);
      else this.#showError(body.error.message);
    } catch {
      this.#showError(this.#error.dataset.offline ?? "");
    }
    clearTimeout(timer);
    this.#setSending(false);
    this.#field.focus();
  }

  /** @param {Post} post */
  #showPosted(post) {
    showNewPost(post);
    // A reset, unlike an assignment, dispatches an event, so that the ring updates. It also restores the default value, which
    // is the text of a rejected post if the server rendered one.
    this.#field.defaultValue = "";
    this.#form.reset();
    this.#status.textContent = this.#status.dataset.posted ?? "";
  }

  /** @param {string} message */
  #showError(message) {
    this.#error.textContent = message;
    if (message) this.#field.setAttribute("aria-invalid", "true");
    else this.#field.removeAttribute("aria-invalid");
  }

  /** @param {boolean} isSending */
  #setSending(isSending) {
    this.#isSending = isSending;
    // The field is read-only, because the reset would discard typed text. Neither is disabled, so that they keep the focus.
    this.#field.readOnly = isSending;
    this.#button.setAttribute("aria-disabled", String(isSending));
    if (isSending) this.#status.textContent = "";
  }
}
