/** Saves a button's position in this browser, if the page requests it. */

import { snapSlotNames } from './wire.js';

/** @typedef {import('./live-snap-button.js').Place} Place */

const prefix = 'live-snap-button:';

/**
 * @param {string} key empty for none
 * @returns {Place | undefined}
 */
export function keptPlace(key) {
  if (!key) return undefined;
  try {
    const { slot, fraction, verticalFraction } = JSON.parse(localStorage.getItem(prefix + key) ?? '{}');
    return snapSlotNames.includes(slot) ? { slot, fraction, verticalFraction } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} key empty for none
 * @param {Place} place
 */
export function keepPlace(key, place) {
  if (!key) return;
  try {
    localStorage.setItem(prefix + key, JSON.stringify(place));
  } catch {
    // Storage is full or unavailable, so the position isn't saved.
  }
}
