import { closestAround, watchSurroundings } from './surroundings.js';

const preference = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Whether an element is to move less: the person prefers that, or `data-live-motion="reduce"` around the element says so.
 *
 * @param {Element} element
 */
export function isMotionReduced(element) {
  return preference.matches || !!closestAround(element, '[data-live-motion=reduce]');
}

/**
 * Calls back when that may have changed.
 *
 * @param {Element} element
 * @param {() => void} listener
 * @param {AbortSignal} signal ends it
 */
export function watchMotion(element, listener, signal) {
  preference.addEventListener('change', listener, { signal });
  watchSurroundings(element, listener, signal);
}
