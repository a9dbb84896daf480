// Submits the sign-up form without leaving the page. Without scripts, it's a plain form.
import { languageOf } from "/live-controls/core/context.js";

/** The timeout of a request, in milliseconds. It leaves time for hashing. */
const timeout = 20_000;

/** Submits the form and shows the response. */
export class SignUp {
  #form;
  #setup;
  #button;
  #error;
  #nameError;
  #status;
  #isSending = false;

  /** @param {HTMLFormElement} form */
  constructor(form) {
    this.#form = form;
    this.#setup = /** @type {HTMLElement} */ (form.querySelector("live-password-setup"));
    this.#button = /** @type {HTMLButtonElement} */ (form.querySelector("button[type=submit]"));
    this.#error = /** @type {HTMLElement} */ (form.querySelector("[role=alert]"));
    this.#nameError = /** @type {HTMLElement} */ (form.querySelector("#sign-up-name-error"));
    this.#status = /** @type {HTMLElement} */ (form.querySelector("[role=status]"));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#send();
    });
    this.#showStrengthWhenNear();
    for (const choice of form.querySelectorAll("[name=policy]")) {
      if (choice instanceof HTMLInputElement) choice.addEventListener("change", () => this.#choose(choice));
    }
  }

  /** Loads the strength meter shortly before the form is visible, because its dictionary is larger than the rest of the page. */
  #showStrengthWhenNear() {
    const observer = new IntersectionObserver(
      (changes) => {
        if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        this.#setup.setAttribute("strength", "");
      },
      { rootMargin: "50%" },
    );
    observer.observe(this.#form);
  }

  /** @param {HTMLInputElement} policy */
  #choose(policy) {
    const rules = policy.dataset.rules;
    if (rules) this.#setup.setAttribute("rules", rules);
    else this.#setup.removeAttribute("rules");
    this.#setup.setAttribute("policy", policy.value);
  }

  async #send() {
    if (this.#isSending) return;
    this.#isSending = true;
    this.#button.setAttribute("aria-busy", "true");
    this.#show({ message: "" });
    this.#status.textContent = "";
    try {
      const response = await fetch(this.#form.action, {
        method: "POST",
        headers: { "Content-Type": "application/json", Accept: "application/json", "Accept-Language": languageOf(this.#form) },
        body: JSON.stringify(Object.fromEntries(new FormData(this.#form))),
        signal: AbortSignal.timeout(timeout),
      });
      const body = await response.json();
      if (response.ok) this.#showSignedIn(body.name);
      else this.#show(body.error);
    } catch {
      this.#show({ message: this.#error.dataset.offline ?? "" });
    }
    this.#isSending = false;
    this.#button.removeAttribute("aria-busy");
  }

  /** @param {string} name */
  #showSignedIn(name) {
    const policy = new FormData(this.#form).get("policy");
    this.#form.reset();
    for (const choice of this.#form.querySelectorAll("[name=policy]")) {
      if (choice instanceof HTMLInputElement) choice.checked = choice.value === policy;
    }
    this.#status.textContent = `${name}: ${this.#status.dataset.signedIn}`;
  }

  /** @param {{ message: string, field?: string, rules?: Record<string, string> }} error */
  #show({ message, field, rules = {} }) {
    const name = /** @type {HTMLInputElement} */ (this.#form.elements.namedItem("name"));
    const isAboutName = field === "name";
    this.#nameError.textContent = isAboutName ? message : "";
    if (isAboutName) name.setAttribute("aria-invalid", "true");
    else name.removeAttribute("aria-invalid");
    this.#error.textContent = isAboutName ? "" : [message, ...Object.values(rules)].join(" ").trim();
    if (isAboutName) name.focus();
  }
}

const form = document.querySelector("#sign-up");
if (form instanceof HTMLFormElement) new SignUp(form);
