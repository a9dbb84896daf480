/** Finds the input that a sectioned field serves. */

import { isTextField } from '../field/field-watcher.js';

/** The input types that have already caused a warning because they can't hold sections. */
const toldTypes = new Set();

/**
 * Returns the input that the user types into.
 *
 * @param {HTMLElement} host
 */
export function inputIn(host) {
  return /** @type {HTMLInputElement | null} */ (host.querySelector('input:not([type=hidden])'));
}

/**
 * Returns whether an input can hold sections, which requires that scripts can read and set its caret. Logs one warning for each
 * type that can't.
 *
 * @param {HTMLInputElement} input
 */
export function canHoldSections(input) {
  if (isTextField(input) && input.selectionStart !== null) return true;
  if (!toldTypes.has(input.type)) {
    toldTypes.add(input.type);
    console.warn(`LiveControls: an input of type "${input.type}" cannot hold sections; use type="text".`, input);
  }
  return false;
}
