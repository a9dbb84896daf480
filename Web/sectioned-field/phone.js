/** What only a core with the rules of telephone numbers can do. The part with such a core contains this code. */

import { readSectionedFieldPhoneNumber } from '../core/wire.js';
import { submitInstead } from './submission.js';

/** @typedef {import('../core/loader.js').LiveControls} LiveControls */

/**
 * Returns the format of a telephone number.
 *
 * @param {import('./live-sectioned-field.js').LiveSectionedField} element
 */
export function formatOf({ preset, country }) {
  return preset === 'phone' ? `phone ${country}` : undefined;
}

/**
 * Returns the telephone number in a sectioned field; `undefined` if there's none.
 *
 * @param {object} element
 */
export function phoneOf(element) {
  const { controls, handle } = /** @type {{ controls: LiveControls, handle: number }} */ (element);
  return handle ? readSectionedFieldPhoneNumber(controls.memory.record(controls.core.live_phone_number(handle))) : undefined;
}

/**
 * Submits the number in the form of E.164 if the element asks for it, also one that isn't valid, so that a server doesn't read it as
 * another country's. The input keeps its text.
 *
 * @param {import('./live-sectioned-field.js').LiveSectionedField} element
 * @param {HTMLInputElement} input
 * @param {AbortSignal} signal
 */
export function submitValue(element, input, signal) {
  submitInstead(input, signal, () => (element.submitsE164 ? element.phone?.e164 : undefined));
}
