import { closestAround, tellOfSurroundings } from './surroundings.js';

const preference = matchMedia('(prefers-reduced-motion: reduce)');
preference.addEventListener('change', () => tellOfSurroundings());

/**
 * Whether an element should reduce motion, because the user prefers it or `data-live-motion="reduce"` on the element or an
 * ancestor requests it. `watchSurroundings` reports changes.
 *
 * @param {Element} element
 */
export function isMotionReduced(element) {
  return preference.matches || !!closestAround(element, '[data-live-motion=reduce]');
}
