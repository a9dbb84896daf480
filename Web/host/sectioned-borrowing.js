/** Borrows the page's own input for a form-associated element, and gives it back as it was. */

/** What helps a browser to fill a field in and to show the right keys, where the page has not said it. */
const presetHints = /** @type {Record<string, Record<string, string>>} */ ({
  card: { autocomplete: 'cc-number', inputmode: 'numeric' },
  'phone-us': { autocomplete: 'tel-national', inputmode: 'tel' },
  code: { autocomplete: 'one-time-code', inputmode: 'numeric' },
  iban: { autocapitalize: 'characters', spellcheck: 'false' },
  expiry: { autocomplete: 'cc-exp', inputmode: 'numeric' },
});
/** What a native input would count with its separators, or would not let through. */
const liftedAttributes = ['maxlength', 'minlength', 'pattern', 'size'];

/**
 * Waits for the page to put an input into an element.
 *
 * @param {HTMLElement} host
 * @param {() => void} listener is called once
 * @returns {() => void} ends the wait
 */
export function awaitInput(host, listener) {
  const arrival = new MutationObserver(() => {
    if (!host.querySelector('input')) return;
    arrival.disconnect();
    listener();
  });
  arrival.observe(host, { childList: true, subtree: true });
  return () => arrival.disconnect();
}

export class BorrowedInput {
  #host;
  #input;
  /**
   * What was changed on the input, and is put back.
   *
   * @type {Map<string, string | null>}
   */
  #attributes = new Map();
  #abort = new AbortController();

  /**
   * Takes over the input's name, so that the form gets the element's text and not the input's.
   *
   * @param {HTMLElement} host
   * @param {HTMLInputElement} input
   */
  constructor(host, input) {
    this.#host = host;
    this.#input = input;
    const name = input.getAttribute('name');
    if (name !== null) host.setAttribute('name', name);
    this.#hideName();
    // What an engine keeps of a form for coming back, it keeps by the input's own name.
    window.addEventListener('pagehide', () => this.#showName(), { signal: this.#abort.signal });
    window.addEventListener('pageshow', () => this.#hideName(), { signal: this.#abort.signal });
    for (const attribute of liftedAttributes) {
      if (!input.hasAttribute(attribute)) continue;
      this.#attributes.set(attribute, input.getAttribute(attribute));
      input.removeAttribute(attribute);
    }
  }

  #hideName() {
    this.#input.removeAttribute('name');
  }

  #showName() {
    const name = this.#host.getAttribute('name');
    if (name !== null) this.#input.setAttribute('name', name);
  }

  /**
   * @param {string} preset
   * @param {string} accepts
   */
  setHints(preset, accepts) {
    const hints = presetHints[preset] ?? (accepts === 'digits' ? { inputmode: 'numeric' } : {});
    for (const [attribute, text] of Object.entries(hints)) {
      if (this.#input.hasAttribute(attribute) && !this.#attributes.has(attribute)) continue;
      this.#attributes.set(attribute, null);
      this.#input.setAttribute(attribute, text);
    }
  }

  giveBack() {
    this.#abort.abort();
    this.#showName();
    this.#host.removeAttribute('name');
    for (const [attribute, text] of this.#attributes) {
      if (text === null) this.#input.removeAttribute(attribute);
      else this.#input.setAttribute(attribute, text);
    }
    this.#attributes.clear();
    this.#input.removeAttribute('aria-invalid');
  }
}
