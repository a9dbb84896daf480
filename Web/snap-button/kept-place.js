/** Saves a button's position in this browser, if the page requests it. */

/** @typedef {import('./live-snap-button.js').Place} Place */

const prefix = 'live-snap-button:';

/**
 * @param {string} key empty for none
 * @returns {{ slot: string, fraction: number } | undefined}
 */
export function keptPlace(key) {
  if (!key) return undefined;
  try {
    const { slot, fraction } = JSON.parse(localStorage.getItem(prefix + key) ?? '{}');
    return typeof slot === 'string' ? { slot, fraction: Number(fraction) } : undefined;
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
