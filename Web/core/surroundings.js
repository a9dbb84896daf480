/**
 * What is around an element, also around the shadow tree that it is in.
 *
 * An element may be adopted by another document: one in a frame, or in a window that opens for it. Nodes that were made there are
 * no instances of this window's classes.
 */

/**
 * The window that shows an element.
 *
 * @param {Element} element
 */
export function windowOf(element) {
  return element.ownerDocument.defaultView ?? window;
}

/**
 * The element around a shadow tree; nothing for a document.
 *
 * @param {Node} root
 * @returns {Element | undefined}
 */
export function hostOf(root) {
  return /** @type {Partial<ShadowRoot>} */ (root).host;
}

/**
 * The nearest element that matches: the element itself or one around it.
 *
 * @param {Element} element
 * @param {string} selector
 * @returns {Element | null}
 */
export function closestAround(element, selector) {
  const found = element.closest(selector);
  const host = hostOf(element.getRootNode());
  return found || !host ? found : closestAround(host, selector);
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
 * Who is told of changed languages, directions and motion.
 *
 * @type {Set<(isAnew: boolean) => void>}
 */
const listeners = new Set();

/**
 * One for all elements: a page pays for every observer at every change of an attribute.
 *
 * @type {MutationObserver | undefined}
 */
let observer;

/**
 * Calls back when `lang`, `dir` or `data-live-motion` has changed in the document or in a shadow tree around an element, when the person
 * prefers other motion, and when words have changed.
 *
 * @param {Element} element
 * @param {(isAnew: boolean) => void} listener is told whether all that is in words has to be said anew
 * @param {AbortSignal} signal ends it
 */
export function watchSurroundings(element, listener, signal) {
  observer ??= new MutationObserver(() => tellOfSurroundings());
  for (let inside = /** @type {Element | undefined} */ (element); inside; ) {
    const root = /** @type {Document | ShadowRoot} */ (inside.getRootNode());
    observer.observe(root, { subtree: true, attributeFilter: ['lang', 'dir', 'data-live-motion'] });
    inside = /** @type {ShadowRoot} */ (root).host;
  }
  listeners.add(listener);
  signal.addEventListener('abort', () => listeners.delete(listener));
}

/** @param {boolean} [isAnew] whether all that is in words has to be said anew */
export function tellOfSurroundings(isAnew = false) {
  for (const listener of [...listeners]) listener(isAnew);
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
  const elements = [...addedNodes, ...removedNodes].filter(({ nodeType }) => nodeType === Node.ELEMENT_NODE);
  return /** @type {Element[]} */ (elements).some((element) => element.matches(selector) || element.querySelector(selector));
}
