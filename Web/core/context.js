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
 * @returns {Element | null | undefined}
 */
export function closestAcrossShadows(element, selector) {
  const host = hostOf(element.getRootNode());
  return element.closest(selector) ?? (host && closestAcrossShadows(host, selector));
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
 * The distances from the top, the right, the bottom, and the left of an element to those inside the borders of a positioned element
 * around it, and its height, in its own pixels.
 *
 * @param {HTMLElement} element
 * @param {HTMLElement} outer
 */
export function insetsIn(element, outer) {
  const scale = scaleOf(element);
  const { offsetWidth: width, offsetHeight: height } = element;
  let [top, left] = [-element.clientTop, -element.clientLeft];
  /** @type {any} */
  let part = element;
  for (; part && part !== outer; part = part.offsetParent) {
    top += part.offsetTop + part.clientTop;
    left += part.offsetLeft + part.clientLeft;
  }
  const whole = [top, outer.clientWidth - left - width, outer.clientHeight - top - height, left, height];
  const [box, around, style] = [element.getBoundingClientRect(), outer.getBoundingClientRect(), getComputedStyle(outer)];
  const exact = [
    (box.top - around.top) / scale - parseFloat(style.borderTopWidth),
    (around.right - box.right) / scale - parseFloat(style.borderRightWidth),
    (around.bottom - box.bottom) / scale - parseFloat(style.borderBottomWidth),
    (box.left - around.left) / scale - parseFloat(style.borderLeftWidth),
    box.height / scale,
  ];
  // In a panel that zooms in from nothing, boxes in the window have no size, and in one that's turned, another place. Whole pixels of
  // the layout take their place.
  return part && !exact.every((length, index) => Math.abs(length - whole[index]) < 2) ? whole : exact;
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
  const { matches, querySelector } = Element.prototype;
  // The fields of a form can hide its methods.
  const isConcerned = (/** @type {any} */ element) => matches.call(element, selector) || querySelector.call(element, selector);
  return [...addedNodes, ...removedNodes].some((node) => node.nodeType === Node.ELEMENT_NODE && isConcerned(node));
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

/**
 * Returns the document or shadow tree of a form, also if it has a field with the name of the method.
 *
 * @param {HTMLFormElement} form
 */
export function rootOf(form) {
  return /** @type {Document} */ (Node.prototype.getRootNode.call(form));
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
  const buttons = /** @type {NodeListOf<SubmitButton>} */ (rootOf(form).querySelectorAll('button, input'));
  return [...buttons].filter((button) => button.form === form && isSubmit(button));
}
