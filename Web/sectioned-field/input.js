/** Which input a sectioned field is about. */

import { isTextField } from '../field/field-watcher.js';

/** The types of which the page has been told that they cannot hold sections. */
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
 * Whether an input's characters can stand in sections, which takes a caret that can be told and set. The page is told once of a
 * type that cannot.
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
