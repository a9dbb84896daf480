/** Finds the field that an element serves, and detects when the page adds or replaces it. */

import { concerns, formElements } from '../core/context.js';
import { isTextField } from './field-watcher.js';

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
  const form = element.closest('form');
  const fields = watches.get(root)?.fieldsOf(form) ?? fieldsOf(form, root);
  // The fields are in document order, so a binary search can find the element's position among them.
  let before = 0;
  let end = fields.length;
  while (before < end) {
    const middle = (before + end) >> 1;
    if (element.compareDocumentPosition(fields[middle]) & Node.DOCUMENT_POSITION_PRECEDING) before = middle + 1;
    else end = middle;
  }
  return fields[before - 1] ?? fields[0];
}

/**
 * Returns the text fields of a form, or all of a document or shadow tree, in document order.
 *
 * @param {HTMLFormElement | null} form
 * @param {ParentNode} root
 */
function fieldsOf(form, root) {
  return [...(form ? formElements(form) : root.querySelectorAll(anyField))].filter(isTextField);
}

/** Tracks the fields of one document or shadow tree for all elements in it. */
class FieldWatch {
  /** @type {Set<() => void>} */
  listeners = new Set();
  /**
   * The fields of each form, cached until a field is added, removed, or renamed.
   *
   * @type {Map<HTMLFormElement | null, TextField[]>}
   */
  #fields = new Map();
  #observer = new MutationObserver((changes) => this.#note(changes));
  #root;

  /** @param {ParentNode} root */
  constructor(root) {
    this.#root = root;
    this.#observer.observe(root, { childList: true, subtree: true, attributeFilter: ['form', 'id', 'type'] });
  }

  /** @param {HTMLFormElement | null} form */
  fieldsOf(form) {
    this.#note(this.#observer.takeRecords());
    const fields = this.#fields.get(form) ?? fieldsOf(form, this.#root);
    this.#fields.set(form, fields);
    return fields;
  }

  /** @param {MutationRecord[]} changes most of which don't affect fields */
  #note(changes) {
    // Forms, whose ID decides as well which fields are theirs, and fields have this property.
    const isConcerned = (/** @type {MutationRecord} */ change) => (change.attributeName ? 'autocomplete' in change.target : concerns(change, anyField));
    if (!changes.some(isConcerned)) return;
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
  const root = /** @type {Document | ShadowRoot | Element} */ (element.getRootNode());
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
