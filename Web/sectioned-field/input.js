/** Finds the input that a sectioned field serves. */

import { isTextField } from '../field/field-watcher.js';

/** The types for which the page has been warned that they cannot hold sections. */
const toldTypes = new Set();

/**
 * The input that a person types into.
 *
 * @param {HTMLElement} host
 */
export function inputIn(host) {
  return [...host.querySelectorAll('input')].find((input) => input.type !== 'hidden');
}

/**
 * Whether an input can hold sections, which requires that scripts can read and set its caret. The page is warned once about
 * each type that cannot.
 *
 * @param {HTMLInputElement} input
 */
export function canHoldSections(input) {
  if (isTextField(input) && input.selectionStart !== null) return true;
  if (!toldTypes.has(input.type)) {
    toldTypes.add(input.type);
    console.warn(`LiveControls: an input of type "${input.type}" cannot hold sections and is left as it is; use type="text".`, input);
  }
  return false;
}
