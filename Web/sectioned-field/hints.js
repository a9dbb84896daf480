/** Sets hints for autofill and the keyboard, in attributes that the page hasn't set. */

/** @type {Record<string, Record<string, string>>} */
const presetHints = {
  card: { autocomplete: 'cc-number', inputmode: 'numeric' },
  'phone-us': { autocomplete: 'tel-national', inputmode: 'tel' },
  code: { autocomplete: 'one-time-code', inputmode: 'numeric' },
  iban: { autocapitalize: 'characters', spellcheck: 'false' },
  expiry: { autocomplete: 'cc-exp', inputmode: 'numeric' },
};

export class InputHints {
  #input;
  /**
   * The attributes that this object set because the page hadn't.
   *
   * @type {Set<string>}
   */
  #given = new Set();

  /** @param {HTMLInputElement} input */
  constructor(input) {
    this.#input = input;
  }

  /**
   * @param {string} preset
   * @param {string} accepts
   */
  give(preset, accepts) {
    this.takeBack();
    const hints = presetHints[preset] ?? (accepts === 'digits' ? { inputmode: 'numeric' } : {});
    for (const [attribute, text] of Object.entries(hints)) {
      if (this.#input.hasAttribute(attribute)) continue;
      this.#given.add(attribute);
      this.#input.setAttribute(attribute, text);
    }
  }

  takeBack() {
    for (const attribute of this.#given) this.#input.removeAttribute(attribute);
    this.#given.clear();
  }
}
