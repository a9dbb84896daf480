/** Sets hints for autofill and the keyboard, in attributes that the page hasn't set. */

import { readSectionedFieldHints } from './wire.js';

/** @typedef {import('../core/loader.js').LiveControls} LiveControls */

export class InputHints {
  #input;
  /**
   * The attributes that this object set because the page hadn't.
   *
   * @type {string[]}
   */
  #given = [];

  /** @param {HTMLInputElement} input */
  constructor(input) {
    this.#input = input;
  }

  /**
   * @param {LiveControls} controls
   * @param {number} field the model's handle
   */
  give({ core, memory }, field) {
    this.takeBack();
    const { isUppercase, ...hints } = readSectionedFieldHints(memory.record(core.live_sectioned_field_hints(field)));
    const all = { ...hints, ...(isUppercase && { autocapitalize: 'characters', spellcheck: 'false' }) };
    for (const [attribute, text] of Object.entries(all)) {
      if (!text || this.#input.hasAttribute(attribute)) continue;
      this.#given.push(attribute);
      this.#input.setAttribute(attribute, text);
    }
  }

  takeBack() {
    for (const attribute of this.#given.splice(0)) this.#input.removeAttribute(attribute);
  }
}
