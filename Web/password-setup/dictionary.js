/**
 * The common words and passwords for the strength meter. The page loads them once for each core, when an element first needs
 * them.
 */

import { part, unpacked } from '../host/parts.js';

/** @typedef {import('../core/loader.js').LiveControls} LiveControls */

/** @type {WeakMap<LiveControls, Promise<boolean>>} */
const openings = new WeakMap();

/**
 * Passes the dictionary to the core. Returns `false` if it fails to load; then there's no meter.
 *
 * @param {LiveControls} live
 * @returns {Promise<boolean>}
 */
export function openPasswordDictionary(live) {
  const opening = openings.get(live) ?? open(live);
  openings.set(live, opening);
  return opening;
}

/** @param {LiveControls} live */
async function open(live) {
  try {
    const bytes = unpacked(await part('password-dictionary'));
    const address = live.core.live_password_setup_dictionary_reserve(bytes.length);
    new Uint8Array(live.core.memory.buffer, address, bytes.length).set(bytes);
    if (live.core.live_password_setup_dictionary_open() === 1) return true;
    throw new Error('The dictionary is invalid.');
  } catch (error) {
    openings.delete(live);
    console.warn('LiveControls: the strength meter is unavailable, because its dictionary could not be loaded; everything else works.', error);
    return false;
  }
}
