/**
 * Detects every change of a field's text, whether by a user or a script.
 *
 * The platform dispatches events for user input, but not for `field.value = …`. A watched field therefore gets its own `value`
 * property, which forwards to the inherited one. Removing the last watcher removes the property.
 */

import { shared } from '../core/page.js';

/** @typedef {HTMLInputElement | HTMLTextAreaElement} TextField */
/** @typedef {(text: string, isMarked: boolean) => void} Listener */

/** @typedef {Pick<FieldWatcher, 'listeners' | 'check' | 'end'>} Watcher */

/** The active watchers. One listener handles the events of a form or page for all of them. */
const watchers = shared('watchers', () => /** @type {Map<TextField, Watcher>} */ (new Map()));
/**
 * The documents and shadow trees with form listeners. Each entry has its number of watchers and the controller that removes the
 * listeners. A document that is opened again has lost its listeners, and its watchers before that.
 *
 * @type {Map<Node, { count: number, ending: AbortController }>}
 */
const listening = new Map();

/** The input types whose value is text that a user types. */
const textTypes = new Set(['text', 'search', 'url', 'tel', 'email', 'password']);

/**
 * @param {Element | null | undefined} element
 * @returns {element is TextField}
 */
export function isTextField(element) {
  return isTextArea(element) || (element?.localName === 'input' && textTypes.has(/** @type {HTMLInputElement} */ (element).type));
}

/**
 * @param {Element | null | undefined} element
 * @returns {element is HTMLTextAreaElement}
 */
export function isTextArea(element) {
  return element?.localName === 'textarea';
}

/**
 * Calls back at every change of a field's text.
 *
 * @param {TextField} field
 * @param {Listener} listener receives the text, and whether an input method is composing part of it
 * @returns {() => void} ends the watch
 */
export function watchField(field, listener) {
  const watcher = watchers.get(field) ?? new FieldWatcher(field);
  watchers.set(field, watcher);
  watcher.listeners.add(listener);
  return () => {
    watcher.listeners.delete(listener);
    if (watcher.listeners.size > 0 || watchers.get(field) !== watcher) return;
    watcher.end();
    watchers.delete(field);
  };
}

class FieldWatcher {
  /** @type {Set<Listener>} */
  listeners = new Set();
  #field;
  #text;
  #isMarked = false;
  #abort = new AbortController();
  #markupObserver = new MutationObserver(() => this.check());
  /** @type {(() => void)[]} */
  #restorations;

  /** @param {TextField} field */
  constructor(field) {
    this.#field = field;
    this.#text = field.value;
    const options = { signal: this.#abort.signal };
    for (const type of ['input', 'change', 'focus', 'blur']) {
      field.addEventListener(type, () => this.check(), options);
    }
    field.addEventListener('compositionstart', () => (this.#isMarked = true), options);
    field.addEventListener('compositionend', () => this.#endComposition(), options);
    this.#markupObserver.observe(field, { attributeFilter: ['value', 'type'], childList: true, characterData: true, subtree: true });
    this.#restorations = [this.#overrideValue(), this.#overrideMethod('setRangeText'), listenToForms(field.getRootNode())];
  }

  end() {
    this.#abort.abort();
    this.#markupObserver.disconnect();
    for (const restore of this.#restorations) restore();
  }

  /** Detects a change that dispatched no event. */
  check() {
    const text = this.#field.value;
    if (text === this.#text) return;
    this.#text = text;
    this.#report();
  }

  #endComposition() {
    this.#isMarked = false;
    this.#text = this.#field.value;
    this.#report();
  }

  #report() {
    for (const listener of this.listeners) listener(this.#text, this.#isMarked);
  }

  #overrideValue() {
    const hidden = inheritedProperty(this.#field, 'value');
    const check = () => this.check();
    const endMark = () => (this.#isMarked = false);
    return overrideProperty(this.#field, 'value', {
      configurable: true,
      enumerable: hidden.enumerable,
      get() {
        return hidden.get?.call(this);
      },
      set(value) {
        hidden.set?.call(this, value);
        // Setting the text ends a composition in every engine, but not every engine reports that.
        endMark();
        check();
      },
    });
  }

  /** @param {'setRangeText'} name */
  #overrideMethod(name) {
    const hidden = inheritedProperty(this.#field, name);
    const check = () => this.check();
    return overrideProperty(this.#field, name, {
      ...hidden,
      configurable: true,
      /** @param {unknown[]} values */
      value(...values) {
        hidden.value.apply(this, values);
        check();
      },
    });
  }
}

/**
 * Calls back for each watched field of a form.
 *
 * @param {EventTarget | null} form
 * @param {(watcher: Watcher, field: TextField) => void} report
 */
function forEachField(form, report) {
  for (const [field, watcher] of watchers) if (field.form === form) report(watcher, field);
}

/**
 * @param {Node} root a document or a shadow tree
 * @returns {() => void} ends the listening for one watcher
 */
function listenToForms(root) {
  const known = listening.get(root) ?? { count: 0, ending: new AbortController() };
  if (known.count++ === 0) {
    listening.set(root, known);
    addFormListeners(root, known.ending.signal);
  }
  return () => {
    if (--known.count > 0) return;
    known.ending.abort();
    listening.delete(root);
  };
}

/**
 * @param {Node} root
 * @param {AbortSignal} signal ends the listening
 */
function addFormListeners(root, signal) {
  // Before the page's listeners, which may end the events.
  const options = { signal, capture: true };
  // The form resets its fields only after its `reset` event.
  root.addEventListener('reset', ({ target }) => forEachField(target, (watcher) => setTimeout(() => watcher.check())), options);
  // A script may have set the text without an event. The form must not submit a text that the control hasn't checked.
  root.addEventListener('formdata', (event) => {
    const { target, formData } = /** @type {FormDataEvent} */ (event);
    forEachField(target, (watcher, field) => {
      const before = field.value;
      watcher.check();
      if (field.value !== before && formData.has(field.name)) formData.set(field.name, field.value);
    });
  }, options);
}

/** How long after a page is shown WebKit may clear its password fields, in milliseconds. It clears them in a separate task. */
const restoration = 500;

// A restored page fills its fields after the elements are connected.
globalThis.addEventListener?.('pageshow', () => {
  const check = () => watchers.forEach((watcher) => watcher.check());
  check();
  setTimeout(check);
  setTimeout(check, restoration);
});

/**
 * Returns the descriptor of a property from the object itself or the nearest prototype that has it.
 *
 * @param {object} object
 * @param {string} name
 * @returns {PropertyDescriptor}
 */
export function inheritedProperty(object, name) {
  for (let owner = object; owner; owner = Object.getPrototypeOf(owner)) {
    const property = Object.getOwnPropertyDescriptor(owner, name);
    if (property) return property;
  }
  return {};
}

/**
 * Defines a property on an object. Returns a function that removes it, unless another script has since replaced it.
 *
 * @param {object} object
 * @param {string} name
 * @param {PropertyDescriptor} property
 */
function overrideProperty(object, name, property) {
  const own = Object.getOwnPropertyDescriptor(object, name);
  if (own && !own.configurable) return () => {};
  Object.defineProperty(object, name, property);
  return () => {
    const current = Object.getOwnPropertyDescriptor(object, name);
    if (current?.set !== property.set || current?.value !== property.value) return;
    if (own) Object.defineProperty(object, name, own);
    else Reflect.deleteProperty(object, name);
  };
}
