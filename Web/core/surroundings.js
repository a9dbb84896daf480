/** What is around an element, also around the shadow tree that it is in. */

/**
 * The nearest element that matches: the element itself or one around it.
 *
 * @param {Element} element
 * @param {string} selector
 * @returns {Element | null}
 */
export function closestAround(element, selector) {
  const found = element.closest(selector);
  const root = element.getRootNode();
  return found || !(root instanceof ShadowRoot) ? found : closestAround(root.host, selector);
}

/**
 * The language of an element's surroundings, as a BCP 47 tag that the page has written; without one, the person's.
 *
 * @param {Element} element
 */
export function languageOf(element) {
  return closestAround(element, '[lang]')?.getAttribute('lang') || navigator.language;
}

/**
 * The element that has the focus in the document or shadow tree of an element. A document knows the shadow tree's host alone.
 *
 * @param {Element} element
 */
export function focusedBeside(element) {
  return /** @type {Document | ShadowRoot} */ (element.getRootNode()).activeElement;
}

/**
 * Whether nodes that have come or gone are, or contain, an element that matches.
 *
 * @param {MutationRecord} change
 * @param {string} selector
 */
export function concerns({ addedNodes, removedNodes }, selector) {
  return [...addedNodes, ...removedNodes].some((node) => node instanceof Element && (node.matches(selector) || node.querySelector(selector)));
}
