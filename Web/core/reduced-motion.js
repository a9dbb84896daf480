import { closestAcrossShadows, notifyContextChanged } from './context.js';

const preference = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
preference?.addEventListener('change', () => notifyContextChanged());

/**
 * Whether an element should reduce motion, because the user prefers it or `data-live-motion="reduce"` on the element or an
 * ancestor requests it. `watchContext` reports changes.
 *
 * @param {Element} element
 */
export function isMotionReduced(element) {
  return preference.matches || !!closestAcrossShadows(element, '[data-live-motion=reduce]');
}
