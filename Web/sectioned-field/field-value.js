/** What only a core can do that has formats whose values aren't their texts. The parts with such a core contain this code. */

import { readSectionedFieldValue } from '../core/wire.js';
import { submitInstead } from './submission.js';

/** @typedef {import('../core/loader.js').LiveControls} LiveControls */

/**
 * Returns the value of a text in a sectioned field; `undefined` before the field is ready.
 *
 * @param {object} element
 * @param {string} text
 */
export function valueIn(element, text) {
  const { controls, handle } = /** @type {{ controls: LiveControls, handle: number }} */ (element);
  const { core, memory } = controls;
  return handle ? readSectionedFieldValue(memory.record(core.live_value_of(handle, memory.write(text, '')))).value : undefined;
}

/**
 * Submits the value in place of the text.
 *
 * @param {object} element
 * @param {HTMLInputElement} input
 * @param {AbortSignal} signal
 */
export function submitValue(element, input, signal) {
  submitInstead(input, signal, () => valueIn(element, input.value));
}
