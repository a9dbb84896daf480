/**
 * Looks up an element's context, across shadow tree boundaries.
 *
 * A document in an iframe or another window may adopt the element. Nodes created there aren't instances of this window's
 * classes.
 */

import { shared } from './page.js';

/**
 * The window that displays an element.
 *
 * @param {Element} element
 */
export function windowOf(element) {
  return element.ownerDocument.defaultView ?? window;
}

/**
 * The host of a shadow tree, or `undefined` for a document.
 *
 * @param {Node} root
 * @returns {Element | undefined}
 */
export function hostOf(root) {
  return /** @type {Partial<ShadowRoot>} */ (root).host;
}

/**
 * The nearest matching element: the element itself or an ancestor.
 *
 * @param {Element} element
 * @param {string} selector
 * @returns {Element | null}
 */
export function closestAcrossShadows(element, selector) {
  const found = element.closest(selector);
  const host = hostOf(element.getRootNode());
  return found || !host ? found : closestAcrossShadows(host, selector);
}

/**
 * The language of an element's context, as a BCP 47 tag that the page specifies, or else the browser's language.
 *
 * @param {Element} element
 */
export function languageOf(element) {
  return closestAcrossShadows(element, '[lang]')?.getAttribute('lang') || navigator.language;
}

/** The user's preference for reduced motion. */
export const motionPreference = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

/**
 * The listeners for changes of language, direction, and motion, and the observer that reports them. All elements share it, because
 * every observer costs time at every attribute change.
 */
const context = shared('context', () => {
  motionPreference?.addEventListener('change', () => notifyContextChanged());
  return {
    listeners: /** @type {Set<(isAnew: boolean) => void>} */ (new Set()),
    observer: globalThis.MutationObserver && new MutationObserver(() => notifyContextChanged()),
  };
});

/**
 * Calls back after a change of `lang`, `dir`, or `data-live-motion` in the document or in a shadow tree around an element, of
 * the user's motion preference, or of messages.
 *
 * @param {Element} element
 * @param {(isAnew: boolean) => void} listener receives whether all localized text has to be updated
 * @param {AbortSignal} signal ends the watch
 */
export function watchContext(element, listener, signal) {
  for (let inside = /** @type {Element | undefined} */ (element); inside; ) {
    const root = /** @type {Document | ShadowRoot} */ (inside.getRootNode());
    context.observer.observe(root, { subtree: true, attributeFilter: ['lang', 'dir', 'data-live-motion'] });
    inside = /** @type {ShadowRoot} */ (root).host;
  }
  context.listeners.add(listener);
  signal.addEventListener('abort', () => context.listeners.delete(listener));
}

/** @param {boolean} [isAnew] whether all localized text has to be updated */
export function notifyContextChanged(isAnew = false) {
  for (const listener of [...context.listeners]) listener(isAnew);
}

/**
 * The focused element in the document or shadow tree of an element. For focus inside a nested shadow tree, it's the host.
 *
 * @param {Element} element
 */
export function focusedBeside(element) {
  return /** @type {Document | ShadowRoot} */ (element.getRootNode()).activeElement;
}

/** The scale below which boxes in the window are too small to measure, as those in a panel that zooms in from nothing. */
export const leastScale = 0.1;

/**
 * How many of the window's pixels one of an element's own pixels takes, because of transforms and zoom. The element's own size is
 * rounded, so less than one pixel of difference doesn't count.
 *
 * @param {HTMLElement} element
 */
export function scaleOf(element) {
  const { offsetWidth, offsetHeight } = element;
  const { width, height } = element.getBoundingClientRect();
  // The larger side is the more precise one.
  const [seen, own] = offsetWidth > offsetHeight ? [width, offsetWidth] : [height, offsetHeight];
  return own === 0 || Math.abs(seen - own) < 1 ? 1 : seen / own;
}

/**
 * The height of an element's border box, and the distances from its sides to those of a positioned element around it, in its own pixels.
 *
 * @param {HTMLElement} element
 * @param {HTMLElement} outer
 */
export function insetsIn(element, outer) {
  const scale = scaleOf(element);
  if (scale > leastScale) {
    const [inside, around] = [element.getBoundingClientRect(), outer.getBoundingClientRect()];
    const [top, right, bottom, left] = [inside.top - around.top, around.right - inside.right, around.bottom - inside.bottom, inside.left - around.left].map((inset) => inset / scale);
    return { top, right, bottom, left, height: inside.height / scale };
  }
  let [top, left] = [outer.clientTop, outer.clientLeft];
  for (let each = element; each && each !== outer; each = /** @type {HTMLElement} */ (each.offsetParent)) {
    top += each.offsetTop + (each === element ? 0 : each.clientTop);
    left += each.offsetLeft + (each === element ? 0 : each.clientLeft);
  }
  const { offsetWidth: width, offsetHeight: height } = element;
  return { top, right: outer.offsetWidth - left - width, bottom: outer.offsetHeight - top - height, left, height };
}

/**
 * How many of the window's pixels one of an element's own pixels takes, because of CSS zoom.
 *
 * @param {Element} element
 */
export function zoomOf(element) {
  return /** @type {{ currentCSSZoom?: number }} */ (element).currentCSSZoom ?? 1;
}

/**
 * Whether added or removed nodes are, or contain, a matching element.
 *
 * @param {MutationRecord} change
 * @param {string} selector
 */
export function concerns({ addedNodes, removedNodes }, selector) {
  const elements = [...addedNodes, ...removedNodes].filter(({ nodeType }) => nodeType === Node.ELEMENT_NODE);
  return /** @type {Element[]} */ (elements).some((element) => element.matches(selector) || element.querySelector(selector));
}

/**
 * Returns a form's elements. A field with the name of a property, such as `elements`, hides the property of its form.
 *
 * @param {HTMLFormElement} form
 * @returns {HTMLFormControlsCollection}
 */
export function formElements(form) {
  return Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, 'elements')?.get?.call(form);
}

/** @typedef {HTMLButtonElement | HTMLInputElement} SubmitButton */

/** @param {SubmitButton} button */
export function isSubmit({ type }) {
  return type === 'submit' || type === 'image';
}

/**
 * Returns a form's submit buttons in document order. The Enter key activates the first one.
 *
 * @param {HTMLFormElement} form
 */
export function submitButtons(form) {
  const root = /** @type {Document} */ (form.getRootNode());
  const buttons = /** @type {NodeListOf<SubmitButton>} */ (root.querySelectorAll('button, input'));
  return [...buttons].filter((button) => button.form === form && isSubmit(button));
}
