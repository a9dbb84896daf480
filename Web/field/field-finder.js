/** Finds the field that an element serves, and detects when the page adds or replaces it. */

import { concerns } from '../core/context.js';
import { isTextField, textFieldsIn } from './field-watcher.js';

/** @typedef {import('./field-watcher.js').TextField} TextField */

const anyField = 'input, textarea';

/**
 * Returns the field with this ID. Without an ID, returns the nearest field in the element's form: the last one before the
 * element, or else the first one after it.
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
  const form = element.closest('form') ?? root;
  const fields = watches.get(root)?.fieldsIn(form) ?? textFieldsIn(form);
  // The fields are in document order, so a binary search can find the element's position among them.
  let [before, end] = [0, fields.length];
  while (before < end) {
    const middle = (before + end) >> 1;
    if (element.compareDocumentPosition(fields[middle]) & Node.DOCUMENT_POSITION_PRECEDING) before = middle + 1;
    else end = middle;
  }
  return fields[before - 1] ?? fields[0];
}

/** Tracks the fields of one document or shadow tree for all elements in it. */
class FieldWatch {
  /** @type {Set<() => void>} */
  listeners = new Set();
  /**
   * The fields of each form, cached until a field is added, removed, or renamed.
   *
   * @type {Map<Node, TextField[]>}
   */
  #fields = new Map();
  #observer = new MutationObserver((changes) => this.#note(changes));

  /** @param {Node} root */
  constructor(root) {
    this.#observer.observe(root, { childList: true, subtree: true, attributeFilter: ['id', 'type'] });
  }

  /** @param {ParentNode} form */
  fieldsIn(form) {
    this.#note(this.#observer.takeRecords());
    const fields = this.#fields.get(form) ?? textFieldsIn(form);
    this.#fields.set(form, fields);
    return fields;
  }

  /** @param {MutationRecord[]} changes most of which don't affect fields */
  #note(changes) {
    const isConcerned = changes.some((change) => /** @type {Element} */ (change.target).matches?.(anyField) || concerns(change, anyField));
    if (!isConcerned) return;
    this.#fields.clear();
    queueMicrotask(() => this.listeners.forEach((report) => report()));
  }

  end() {
    this.#observer.disconnect();
  }
}

/** @type {Map<Node, FieldWatch>} */
const watches = new Map();

/**
 * Calls back when fields may have been added, removed, or renamed in an element's document or shadow tree.
 *
 * @param {Element} element
 * @param {() => void} listener
 * @returns {() => void} ends the watch
 */
export function watchFields(element, listener) {
  const root = element.getRootNode();
  const watch = watches.get(root) ?? new FieldWatch(root);
  watches.set(root, watch);
  watch.listeners.add(listener);
  return () => {
    watch.listeners.delete(listener);
    if (watch.listeners.size > 0) return;
    watch.end();
    watches.delete(root);
  };
}
