/** Finds the field that an element serves, and notices when the page adds or replaces it later. */

import { isTextField, textFieldsIn } from './field-watcher.js';

/** @typedef {import('./field-watcher.js').TextField} TextField */

/**
 * The field with this id; without an id, the nearest in the element's form: the last one before the element, else the first
 * after it.
 *
 * @param {Element} element
 * @param {string | null} id
 * @returns {TextField | undefined}
 */
export function findField(element, id) {
  const root = /** @type {Document | ShadowRoot | Element} */ (element.getRootNode());
  if (id) {
    const named = root.querySelector(`#${CSS.escape(id)}`);
    return isTextField(named) ? named : undefined;
  }
  const fields = textFieldsIn(element.closest('form') ?? root);
  const isBefore = (/** @type {Element} */ field) => element.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_PRECEDING;
  return fields.filter(isBefore).at(-1) ?? fields[0];
}

/** @type {Map<Node, { observer: MutationObserver, listeners: Set<() => void> }>} */
const observedRoots = new Map();

/**
 * Calls back when fields may have been added, removed or renamed in an element's document or shadow tree.
 *
 * @param {Element} element
 * @param {() => void} listener
 * @returns {() => void} ends the watch
 */
export function watchFields(element, listener) {
  const root = element.getRootNode();
  let watch = observedRoots.get(root);
  if (!watch) {
    const listeners = new Set([listener]);
    const observer = new MutationObserver(() => listeners.forEach((tell) => tell()));
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ['id'] });
    watch = { observer, listeners };
    observedRoots.set(root, watch);
  }
  const { listeners, observer } = watch;
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    observer.disconnect();
    observedRoots.delete(root);
  };
}
