/**
 * Notices every change of a field's text, by a person or a script.
 *
 * The platform has events for what a person does, but none for `field.value = …`; a watched field therefore gets a `value`
 * property of its own, which passes everything on to the one that it hides. It is removed with the last watcher.
 */

/** @typedef {HTMLInputElement | HTMLTextAreaElement} TextField */
/** @typedef {(text: string, isMarked: boolean) => void} Listener */

/**
 * The watchers at work. What happens to a whole form or page is heard once for all of them.
 *
 * @type {Map<EventTarget, FieldWatcher>}
 */
const watchers = new Map();
/**
 * The documents and shadow trees whose forms are listened to, with the number of watchers in each and the end of the listening. A
 * document that is opened again has lost its listeners, and its watchers before.
 *
 * @type {Map<Node, { count: number, ending: AbortController }>}
 */
const listening = new Map();

/** Input types whose value is text that a person types. */
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
 * The text fields inside something, in the order of the page.
 *
 * @param {ParentNode} container
 * @returns {TextField[]}
 */
export function textFieldsIn(container) {
  return [...container.querySelectorAll('textarea, input')].filter(isTextField);
}

/**
 * Calls back at each change of a field's text.
 *
 * @param {TextField} field
 * @param {Listener} listener gets the text, and whether an input method is composing a part of it
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

  /** Notices a change without an event. */
  check() {
    const text = this.#field.value;
    if (text === this.#text) return;
    this.#text = text;
    this.#tell();
  }

  #endComposition() {
    this.#isMarked = false;
    this.#text = this.#field.value;
    this.#tell();
  }

  #tell() {
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
 * @param {(watcher: FieldWatcher, field: TextField) => void} tell
 */
function forEachField(form, tell) {
  for (const field of /** @type {Partial<HTMLFormElement>} */ (form ?? {}).elements ?? []) {
    const watcher = watchers.get(field);
    if (watcher) tell(watcher, /** @type {TextField} */ (field));
  }
}

/**
 * @param {Node} root a document or a shadow tree
 * @returns {() => void} ends it for one watcher
 */
function listenToForms(root) {
  const known = listening.get(root) ?? { count: 0, ending: new AbortController() };
  if (known.count++ === 0) {
    listening.set(root, known);
    hearForms(root, known.ending.signal);
  }
  return () => {
    if (--known.count > 0) return;
    known.ending.abort();
    listening.delete(root);
  };
}

/**
 * @param {Node} root
 * @param {AbortSignal} signal ends it
 */
function hearForms(root, signal) {
  // The form is reset only after its `reset` event.
  root.addEventListener('reset', ({ target }) => forEachField(target, (watcher) => setTimeout(() => watcher.check())), { signal });
  // A script may have set the text unnoticed; the form must not send a text that the control does not know.
  root.addEventListener('formdata', (event) => {
    const { target, formData } = /** @type {FormDataEvent} */ (event);
    forEachField(target, (watcher, field) => {
      const before = field.value;
      watcher.check();
      if (field.value !== before && formData.has(field.name)) formData.set(field.name, field.value);
    });
  }, { signal });
}

/** How long after a page is shown WebKit may empty its password fields, in milliseconds; it does so in a task of its own. */
const restoration = 500;

// A restored page fills its fields after the elements are connected.
addEventListener('pageshow', () => {
  const check = () => watchers.forEach((watcher) => watcher.check());
  check();
  setTimeout(check);
  setTimeout(check, restoration);
});

/**
 * The descriptor of a property, from the object itself or the nearest prototype that has it.
 *
 * @param {object} object
 * @param {string} name
 * @returns {PropertyDescriptor}
 */
function inheritedProperty(object, name) {
  for (let owner = object; owner; owner = Object.getPrototypeOf(owner)) {
    const property = Object.getOwnPropertyDescriptor(owner, name);
    if (property) return property;
  }
  return {};
}

/**
 * Defines a property on an object. Returns a function that removes it, unless another script has replaced it since.
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
