// The form that creates an account, without leaving the page. Without script it is a plain form.
import { languageOf } from "/live-controls/core/context.js";

/** How long the server may take, in milliseconds; hashing takes its time. */
const timeout = 20_000;

/** Sends the form and shows the answer. */
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
    this.#showStrengthInTime();
    for (const choice of form.querySelectorAll("[name=policy]")) {
      if (choice instanceof HTMLInputElement) choice.addEventListener("change", () => this.#choose(choice));
    }
  }

  /** Asks for the strength meter when the form is about to be seen: its dictionary weighs more than all else on the page. */
  #showStrengthInTime() {
    const nearing = new IntersectionObserver(
      (changes) => {
        if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
        nearing.disconnect();
        this.#setup.setAttribute("strength", "");
      },
      { rootMargin: "50%" },
    );
    nearing.observe(this.#form);
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
      const answer = await response.json();
      if (response.ok) this.#welcome(answer.name);
      else this.#show(answer.error);
    } catch {
      this.#show({ message: this.#error.dataset.offline ?? "" });
    }
    this.#isSending = false;
    this.#button.removeAttribute("aria-busy");
  }

  /** @param {string} name */
  #welcome(name) {
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
