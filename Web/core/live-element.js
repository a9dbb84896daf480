/**
 * The life cycle that all elements share.
 *
 * An element serves subjects: fields or a button of the page, or itself. It loads the core, finds its subjects, creates a model
 * for them, and replaces the model when the subjects change. It marks the nodes it adds to the page as its parts. A cloned
 * element removes the parts that were cloned with it. An element whose parts the page removed, for example by morphing,
 * inserting server-rendered content, or setting text, starts again.
 *
 * @state data-state - Whether the core is available to the element. `loading`: the core is loading, or the element has no field
 *   yet; `unavailable`: the core failed to load, and the page's own fields work without it.
 */

import { adoptEarlyProperties, writeAttribute } from './attributes.js';
import { Alarm, now } from './clock.js';
import { liveControls } from './loader.js';
import { hideFromHydration } from './hydration.js';
import { isMotionReduced } from './reduced-motion.js';
import { languageOf, watchContext, windowOf } from './context.js';
import { adoptStyle } from './style.js';

/** @typedef {import('./loader.js').LiveControls} LiveControls */
/** @typedef {import('./memory.js').RecordReader} RecordReader */
/** @typedef {import('./memory.js').Form} Form */
/**
 * A control's model in the core, from a generated file.
 * @typedef {{ exports: string, settings: Form, initial?: Form, event: Form, read: (record: RecordReader) => any }} Model
 */

/** @typedef {Record<string, import('./attributes.js').Attribute<any>>} Attributes Keyed by property name. */
/** @typedef {'loading' | 'ready' | 'unavailable'} State */

/** Marks a node that an element added to the page. Its value is the element's tag. */
const partAttribute = 'data-live-part';

/** A server can import the modules, and renders the elements as any other tag. */
const Base = globalThis.HTMLElement ?? /** @type {typeof HTMLElement} */ (class {});

export class LiveElement extends Base {
  /** @protected @type {LiveControls | undefined} */
  controls;
  /** The model's handle, or 0 if there's no model. @protected */
  handle = 0;
  /** Aborts everything that was started for the subjects. */
  #lifetime = new AbortController();
  /** @type {Element[] | undefined} */
  #subjects;
  /** @type {State} */
  #state = 'loading';
  #missingPart = '';
  #alarm = new Alarm(() => this.send({ woke: {} }));
  #changes = new MutationObserver((changes) => this.handleMutations(changes));

  // Overridden by each element

  /**
   * Returns the fields or the button that the element serves; empty until the page has them.
   *
   * @protected
   * @returns {Element[]}
   */
  querySubjects() {
    return [];
  }

  /**
   * Whether the parts are still where the element put them.
   *
   * @protected
   */
  get isIntact() {
    return true;
  }

  /**
   * Creates a model for the subjects and shows it. Bind everything that must end with the subjects to `signal`.
   *
   * @protected
   * @param {Element[]} _subjects
   * @param {LiveControls} _controls
   */
  attach(_subjects, _controls) {}

  /**
   * Everything that the model can be set to.
   *
   * @protected
   * @returns {object}
   */
  get settings() {
    return {};
  }

  /**
   * Handles a changed attribute.
   *
   * @protected
   * @param {string} _name
   */
  change(_name) {
    if (this.#hasPart) this.sendSettings();
    else this.#load();
  }

  /**
   * Decodes the model's response.
   *
   * @protected
   * @param {RecordReader} record
   * @returns {any}
   */
  decode(record) {
    return this.#definition.model.read(record);
  }

  /**
   * Applies a response.
   *
   * @protected
   * @param {any} _answer the result of `decode`, and its `time` in seconds
   */
  apply(_answer) {}

  /** Updates all localized text after a change of language or messages. @protected */
  localize() {}

  /** Shows as much as possible without the core. @protected */
  showPlain() {}

  /** The part that the core has to contain for the element; empty for none. @protected */
  get corePart() {
    return '';
  }

  /**
   * The mutations inside the element that may remove subjects or parts.
   *
   * @protected
   * @returns {MutationObserverInit}
   */
  get watched() {
    return { childList: true, subtree: true, attributeFilter: ['type', 'data-state'] };
  }

  // Life cycle

  connectedCallback() {
    // A document without a window, such as a parser's, displays nothing and is discarded without notification.
    if (!this.ownerDocument.defaultView) return;
    const { attributes, properties } = this.#definition;
    adoptEarlyProperties(this, [...Object.keys(attributes), ...properties]);
    adoptStyle(this);
    if (this.#hasPart) this.#begin();
    else this.#load();
  }

  disconnectedCallback() {
    this.#changes.disconnect();
    this.#detach();
  }

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} after
   */
  attributeChangedCallback(name, before, after) {
    if (before === after || !this.isConnected) return;
    if (this.#subjects) this.change(name);
    else if (this.#state === 'unavailable' && this.corePart === this.#missingPart) this.showPlain();
    else if (this.#state === 'unavailable') this.#load();
  }

  /** Whether the element has a core with the part that it needs. */
  get #hasPart() {
    return this.controls && (!this.corePart || this.corePart === this.controls.part);
  }

  /** @returns {Promise<void>} */
  async #load() {
    this.disconnectedCallback();
    this.controls = undefined;
    this.state = 'loading';
    const part = this.corePart;
    const controls = await liveControls(part).catch(() => undefined);
    if (!this.isConnected || this.controls) return;
    if (part !== this.corePart) return this.#load();
    this.controls = controls;
    if (controls) return this.#begin();
    this.state = 'unavailable';
    this.#missingPart = part;
    this.showPlain();
    if (!part) return;
    // The page may provide the part later.
    this.#detach();
    watchContext(this, (isAnew) => isAnew && this.#load(), this.signal);
  }

  #begin() {
    for (const part of this.#parts) if (part.closest(this.localName) === this) part.remove();
    this.#changes.observe(this, this.watched);
    this.refresh();
  }

  get #parts() {
    return this.querySelectorAll(`[${partAttribute}=${this.localName}]`);
  }

  /** Finds the subjects again. Restarts if they changed or the page removed the parts. @protected */
  refresh() {
    const subjects = this.querySubjects();
    const known = this.#subjects;
    const isSame = known?.length === subjects.length && subjects.every((subject, index) => subject === known[index]);
    if (!isSame || this.dataset.state !== this.#state || !this.isIntact) this.restart(subjects);
  }

  /**
   * Detaches from the current subjects and attaches to the given ones, which may be the same.
   *
   * @protected
   * @param {Element[]} subjects
   */
  restart(subjects = this.querySubjects()) {
    this.#detach();
    this.#subjects = subjects;
    this.state = 'ready';
    try {
      this.attach(subjects, /** @type {LiveControls} */ (this.controls));
      this.#parts.forEach(hideFromHydration);
    } catch (error) {
      this.#giveUp(error);
      return;
    }
    const view = windowOf(this);
    // A frame that the page removes disconnects nothing in its document.
    if (view !== window) view.addEventListener('pagehide', (event) => event.persisted || this.disconnectedCallback(), { signal: this.signal });
    let language = languageOf(this);
    watchContext(this, (isAnew) => {
      const before = language;
      language = languageOf(this);
      if (isAnew || language !== before) this.localize();
    }, this.signal);
  }

  /**
   * Detaches permanently, because a core of another build can lack functions that the element needs.
   *
   * @param {unknown} error
   */
  #giveUp(error) {
    // A model that exists can't be destroyed.
    this.handle = 0;
    this.disconnectedCallback();
    this.state = 'unavailable';
    this.showPlain();
    console.warn(`LiveControls: ${this.localName} does not work with this core.`, error);
  }

  #detach() {
    this.#subjects = undefined;
    this.#alarm.stop();
    this.#lifetime.abort();
    this.#lifetime = new AbortController();
    if (this.handle) this.#export('destroy')(this.handle);
    this.handle = 0;
  }

  /**
   * Handles changes inside the element, whether by the page or by the element itself.
   *
   * @protected
   * @param {MutationRecord[]} _changes
   */
  handleMutations(_changes) {
    if (this.isConnected) this.refresh();
  }

  /** Aborts when the element detaches from the subjects. @protected */
  get signal() {
    return this.#lifetime.signal;
  }

  /**
   * Calls `undo` when the element detaches from the subjects.
   *
   * @protected
   * @param {() => void} undo
   */
  onDetach(undo) {
    this.signal.addEventListener('abort', undo);
  }

  /** The value of `data-state`. @protected */
  get state() {
    return this.#state;
  }

  set state(state) {
    this.#state = state;
    this.mark('state', state);
  }

  /**
   * Marks nodes as the element's parts. A clone of the element removes them.
   *
   * @protected
   * @param {Element[]} parts
   */
  markParts(...parts) {
    for (const part of parts) part.setAttribute(partAttribute, this.localName);
    return parts;
  }

  // Model

  /** The time for the core's events, in seconds. @protected */
  get time() {
    return now();
  }

  /**
   * Creates the model with the element's settings.
   *
   * @protected
   * @param {unknown} [initial] the initial value
   */
  create(initial) {
    const { settings, initial: form } = this.#definition.model;
    const { memory } = /** @type {LiveControls} */ (this.controls);
    this.handle = this.#export('create')(memory.write({ settings: this.settings, initial }, { settings, initial: form }));
  }

  /** Whether the user or the page prefers reduced motion. @protected */
  get prefersReducedMotion() {
    return isMotionReduced(this);
  }

  /** Sends the settings to the model now, and whenever the context of the element changes. @protected */
  watchSettings() {
    watchContext(this, () => this.sendSettings(), this.signal);
    this.sendSettings();
  }

  /** @protected */
  sendSettings() {
    this.send({ settingsChanged: this.settings });
  }

  /**
   * Sends an event to the model.
   *
   * @protected
   * @param {object} event
   * @param {number} [time] when the event happened, in seconds
   * @returns {any} the result of `decode` and the event's `time`, or `undefined` without a model
   */
  request(event, time = this.time) {
    if (!this.handle) return undefined;
    const { memory } = /** @type {LiveControls} */ (this.controls);
    const address = this.#export('event')(this.handle, memory.write(event, this.#definition.model.event), time);
    return address && { ...this.decode(memory.record(address)), time };
  }

  /**
   * Sends an event to the model and applies the response.
   *
   * @protected
   * @param {object} event
   * @param {number} [time] when the event happened, in seconds
   */
  send(event, time) {
    const answer = this.request(event, time);
    if (answer) this.apply(answer);
    return answer;
  }

  /**
   * Schedules a wake-up of the model.
   *
   * @protected
   * @param {number} [time] in seconds; if omitted, an earlier request stays
   */
  wakeAt(time) {
    if (time !== undefined) this.#alarm.set(time);
  }

  /**
   * Dispatches an event after the current one has reached every listener. Otherwise, a framework that renders in response could
   * write its older text into a field whose `input` event it hasn't received yet.
   *
   * @protected
   * @param {string} type
   * @param {object} detail
   */
  dispatch(type, detail) {
    setTimeout(() => this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail })));
  }

  /**
   * Exposes a state of the element in a `data-…` attribute, for styles.
   *
   * @param {string} name
   * @param {string | undefined} value
   */
  mark(name, value) {
    writeAttribute(this, `data-${name}`, value);
  }

  /** @param {string} name of an export that every control has */
  #export(name) {
    const core = /** @type {any} */ (/** @type {LiveControls} */ (this.controls).core);
    return core[`${this.#definition.model.exports}_${name}`];
  }

  /** @returns {{ model: Model, attributes: Attributes, properties: string[] }} */
  get #definition() {
    return /** @type {any} */ (this.constructor).definition;
  }
}

/**
 * Creates the base class of an element.
 *
 * @template {Attributes} Mirrored
 * @param {Model} model
 * @param {Mirrored} attributes
 * @param {string[]} [properties] other properties that a page may set before the element is defined
 * @returns {{
 *   new (): LiveElement & { [Name in keyof Mirrored]: Mirrored[Name] extends import('./attributes.js').Attribute<infer Value> ? Value : never },
 *   observedAttributes: string[],
 * }}
 */
export function liveElement(model, attributes, properties = []) {
  class Mirroring extends LiveElement {
    // Getters, because esbuild expands the private names of a class with static fields.
    static get definition() {
      return { model, attributes, properties };
    }

    static get observedAttributes() {
      return Object.values(attributes).map(({ name }) => name);
    }
  }
  for (const [property, { name, read, write }] of Object.entries(attributes)) {
    Object.defineProperty(Mirroring.prototype, property, {
      configurable: true,
      enumerable: true,
      get() {
        return read(this.getAttribute(name));
      },
      set(value) {
        // Frameworks set a property to `undefined` or `null` to remove it.
        writeAttribute(this, name, value === undefined || value === null ? undefined : write(value));
      },
    });
  }
  return /** @type {any} */ (Mirroring);
}

/**
 * Defines an element, unless the page has already defined its tag.
 *
 * @param {string} tag
 * @param {CustomElementConstructor} element
 */
export function define(tag, element) {
  if (!globalThis.customElements?.get(tag)) globalThis.customElements?.define(tag, element);
}

/**
 * Returns the class that the page has for an element, even if another script defined it first.
 *
 * @template {CustomElementConstructor} Class
 * @param {string} tag
 * @param {Class} own
 * @returns {Class}
 */
export function registered(tag, own) {
  return /** @type {Class} */ (globalThis.customElements?.get(tag) ?? own);
}
