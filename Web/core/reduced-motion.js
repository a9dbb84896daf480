import { closestAround, tellOfSurroundings } from './surroundings.js';

const preference = matchMedia('(prefers-reduced-motion: reduce)');
preference.addEventListener('change', () => tellOfSurroundings());

/**
 * Whether an element is to move less: the person prefers that, or `data-live-motion="reduce"` around the element says so.
 * `watchSurroundings` tells of changes.
 *
 * @param {Element} element
 */
export function isMotionReduced(element) {
  return preference.matches || !!closestAround(element, '[data-live-motion=reduce]');
}
