/**
 * The life of an element, alike for all.
 *
 * An element is about subjects: the page's fields or its button, or itself. It loads the core, finds its subjects, gives each
 * set of them a model of its own, and lets it go when they are others. What it adds to the page is marked as its part, so that
 * a copy of an element sheds what it brought along, and an element whose parts a page has taken away starts again: by
 * morphing, by a swap of what a server sent, or by setting a text.
 */

import { Alarm } from './alarm.js';
import { adoptEarlyProperties, writeAttribute } from './attributes.js';
import { liveControls } from './loader.js';
import { reducedMotion } from './reduced-motion.js';

/** @typedef {import('./loader.js').LiveControls} LiveControls */
/** @typedef {import('./memory.js').RecordReader} RecordReader */
/**
 * @template {number[]} Values
 * @typedef {(handle: number, ...values: [...Values, number]) => number} EventExport An export that takes the time last and gives
 *   the address of a record.
 */

/** @typedef {Record<string, import('./attributes.js').Attribute<any>>} Attributes By the names of the properties that mirror them. */
/** @typedef {'loading' | 'ready' | 'unavailable'} State */

/** On what an element has added to the page: the element's tag. */
const partAttribute = 'data-live-part';

export class LiveElement extends HTMLElement {
  // Getters, as esbuild writes the private names of a class with static fields at length.

  /** What the names of the element's exports begin with. */
  static get exports() {
    return '';
  }

  /**
   * The attributes, by the names of the properties that mirror them.
   *
   * @returns {Attributes}
   */
  static get attributes() {
    return {};
  }

  /**
   * Further properties that a page may set before the element is defined.
   *
   * @returns {string[]}
   */
  static get properties() {
    return [];
  }

  static get observedAttributes() {
    return Object.values(this.attributes).map(({ name }) => name);
  }

  /** @protected @type {LiveControls | undefined} */
  controls;
  /** The model; 0 for none. @protected */
  handle = 0;
  /** Ends what was begun for the subjects. */
  #ending = new AbortController();
  /** @type {Element[] | undefined} */
  #subjects;
  /** @type {State} */
  #state = 'loading';
  #alarm = new Alarm(() => this.send(this.#export('wake')));
  #changes = new MutationObserver((changes) => this.noteChanges(changes));

  // What an element says of itself

  /**
   * What the element is about; nothing where the page has not brought it yet.
   *
   * @protected
   * @returns {Element[]}
   */
  find() {
    return [];
  }

  /**
   * Whether the parts stand where they were put.
   *
   * @protected
   */
  get isWhole() {
    return true;
  }

  /**
   * Makes a model for the subjects, and shows it. What is to be undone is bound to `signal`.
   *
   * @protected
   * @param {Element[]} _subjects
   * @param {LiveControls} _controls
   */
  enter(_subjects, _controls) {}

  /**
   * An attribute has changed.
   *
   * @protected
   * @param {string} _name
   */
  change(_name) {}

  /**
   * Reads the answer of the model.
   *
   * @protected
   * @param {RecordReader} _record
   * @returns {any}
   */
  read(_record) {
    throw new Error('An element reads its own answers.');
  }

  /**
   * Does what comes of an answer.
   *
   * @protected
   * @param {any} _answer what `read` gave, and its `time` in seconds
   */
  take(_answer) {}

  /** Shows what can be shown without the core. @protected */
  showPlain() {}

  /** Who asks for the core: with `dist`, an element that is alone on a page loads a core of its own. @protected */
  get asker() {
    return this.localName;
  }

  /** Whether changes further down than among the children count. @protected */
  get watchesDescendants() {
    return true;
  }

  // Life

  connectedCallback() {
    const { attributes, properties } = /** @type {typeof LiveElement} */ (this.constructor);
    adoptEarlyProperties(this, [...Object.keys(attributes), ...properties]);
    if (this.controls) this.#begin();
    else this.#load();
  }

  disconnectedCallback() {
    this.#changes.disconnect();
    this.#leave();
  }

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} after
   */
  attributeChangedCallback(name, before, after) {
    if (before === after || !this.isConnected) return;
    if (this.#subjects) this.change(name);
    else if (this.#state === 'unavailable') this.showPlain();
  }

  async #load() {
    this.state = 'loading';
    try {
      this.controls = await liveControls(this.asker);
    } catch {
      this.state = 'unavailable';
      this.showPlain();
      return;
    }
    if (this.isConnected && !this.#subjects) this.#begin();
  }

  #begin() {
    for (const part of this.querySelectorAll(`[${partAttribute}=${this.localName}]`)) if (part.closest(this.localName) === this) part.remove();
    this.#changes.observe(this, { childList: true, subtree: this.watchesDescendants, attributeFilter: ['type', 'data-state'] });
    this.refresh();
  }

  /** Loads the core again, as the page needs another one. @protected */
  reload() {
    this.disconnectedCallback();
    this.#load();
  }

  /** Turns to the subjects, if they are others or the page has taken away what stood around them. @protected */
  refresh() {
    const subjects = this.find();
    const [known, isKept] = [this.#subjects, this.dataset.state === this.#state && this.isWhole];
    if (known && isKept && subjects.length === known.length && subjects.every((subject, index) => subject === known[index])) return;
    this.restart(subjects);
  }

  /**
   * Leaves the subjects and enters them, or others.
   *
   * @protected
   * @param {Element[]} subjects
   */
  restart(subjects = this.find()) {
    this.#leave();
    this.#subjects = subjects;
    this.#ending = new AbortController();
    this.state = 'ready';
    this.enter(subjects, /** @type {LiveControls} */ (this.controls));
  }

  #leave() {
    this.#subjects = undefined;
    this.#alarm.stop();
    this.#ending.abort();
    if (this.handle) this.#export('destroy')(this.handle);
    this.handle = 0;
  }

  /**
   * The page has changed something inside, or the element itself has.
   *
   * @protected
   * @param {MutationRecord[]} _changes
   */
  noteChanges(_changes) {
    if (this.isConnected) this.refresh();
  }

  /** Ends with the subjects. @protected */
  get signal() {
    return this.#ending.signal;
  }

  /**
   * Undoes something when the subjects are left.
   *
   * @protected
   * @param {() => void} undo
   */
  atEnd(undo) {
    this.signal.addEventListener('abort', undo);
  }

  /** What `data-state` says. @protected */
  get state() {
    return this.#state;
  }

  set state(state) {
    this.#state = state;
    this.mark('state', state);
  }

  /**
   * Marks what is added to the page as the element's own, which a copy of the element does not keep.
   *
   * @protected
   * @param {Element[]} parts
   */
  own(...parts) {
    for (const part of parts) part.setAttribute(partAttribute, this.localName);
    return parts;
  }

  // The model

  /** The time for the core's events, in seconds. @protected */
  get time() {
    return performance.now() / 1000;
  }

  /** Tells the model whether the person wishes for less motion, and of each change. @protected */
  tellOfMotion() {
    const tell = () => this.send(this.#export('reduced_motion'), Number(reducedMotion.matches));
    reducedMotion.addEventListener('change', tell, { signal: this.signal });
    tell();
  }

  /**
   * Sends an event to the model.
   *
   * @protected
   * @template {number[]} Values
   * @param {EventExport<Values>} event
   * @param {Values} values
   * @returns {any} what `read` gives and the event's `time`; nothing without a model
   */
  ask(event, ...values) {
    return this.askAt(this.time, event, ...values);
  }

  /**
   * @protected
   * @template {number[]} Values
   * @param {number} time when the event happened, in seconds
   * @param {EventExport<Values>} event
   * @param {Values} values
   * @returns {any} what `read` gives and the event's `time`; nothing without a model
   */
  askAt(time, event, ...values) {
    if (!this.handle || !this.controls) return undefined;
    const address = event(this.handle, ...values, time);
    return address ? { ...this.read(this.controls.memory.record(address)), time } : undefined;
  }

  /**
   * Sends an event to the model and does what comes of it.
   *
   * @protected
   * @template {number[]} Values
   * @param {EventExport<Values>} event
   * @param {Values} values
   */
  send(event, ...values) {
    const answer = this.ask(event, ...values);
    if (answer) this.take(answer);
  }

  /**
   * Wakes the model.
   *
   * @protected
   * @param {number} [time] in seconds; none leaves it at what was said before
   */
  wakeAt(time) {
    if (time !== undefined) this.#alarm.set(time);
  }

  /**
   * @protected
   * @param {string} type
   * @param {object} detail
   */
  dispatch(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  }

  /**
   * Says something of the element in an attribute `data-…`, for styles.
   *
   * @protected
   * @param {string} name
   * @param {string | undefined} value
   */
  mark(name, value) {
    if (this.dataset[name] === value) return;
    if (value === undefined) delete this.dataset[name];
    else this.dataset[name] = value;
  }

  /** @param {string} name of what every control exports */
  #export(name) {
    const core = /** @type {any} */ (/** @type {LiveControls} */ (this.controls).core);
    return core[`${/** @type {typeof LiveElement} */ (this.constructor).exports}_${name}`];
  }
}

/**
 * The base of an element.
 *
 * @template {Attributes} Mirrored
 * @param {string} exports what the names of the element's exports begin with
 * @param {Mirrored} attributes
 * @param {string[]} [properties] further ones that a page may set before the element is defined
 * @returns {{
 *   new (): LiveElement & { [Name in keyof Mirrored]: Mirrored[Name] extends import('./attributes.js').Attribute<infer Value> ? Value : never },
 *   observedAttributes: string[],
 * }}
 */
export function liveElement(exports, attributes, properties = []) {
  class Mirroring extends LiveElement {
    static get exports() {
      return exports;
    }

    static get attributes() {
      return attributes;
    }

    static get properties() {
      return properties;
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
        writeAttribute(this, name, write(value));
      },
    });
  }
  return /** @type {any} */ (Mirroring);
}

/**
 * Makes an element known by its tag, unless the page has one already.
 *
 * @param {string} tag
 * @param {CustomElementConstructor} element
 */
export function define(tag, element) {
  if (!customElements.get(tag)) customElements.define(tag, element);
}
