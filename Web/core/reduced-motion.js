import { closestAcrossShadows, motionPreference } from './context.js';

/**
 * Whether an element should reduce motion, because the user prefers it or `data-live-motion="reduce"` on the element or an
 * ancestor requests it. `watchContext` reports changes.
 *
 * @param {Element} element
 */
export function isMotionReduced(element) {
  return motionPreference.matches || !!closestAcrossShadows(element, '[data-live-motion=reduce]');
}
