/**
 * The life that all elements share.
 *
 * An element serves subjects: fields or a button of the page, or itself. It loads the core, finds its subjects, creates a model
 * for them, and replaces the model when the subjects change. It marks what it adds to the page as its parts. So a copy of an
 * element sheds the parts that were copied with it, and an element whose parts the page has removed (by morphing, by swapping
 * in what a server sent, by setting a text) starts again.
 *
 * @state data-state - Whether the core works for the element. `loading`: it is on its way, or the element has no field yet;
 *   `unavailable`: it cannot be had, and the page's own fields work without it.
 */

import { adoptEarlyProperties, writeAttribute } from './attributes.js';
import { Alarm, now } from './clock.js';
import { liveControls, waiting } from './loader.js';
import { isMotionReduced } from './reduced-motion.js';
import { languageOf, watchSurroundings } from './surroundings.js';

/** @typedef {import('./loader.js').LiveControls} LiveControls */
/** @typedef {import('./memory.js').RecordReader} RecordReader */
/**
 * @template {number[]} Values
 * @typedef {(handle: number, ...values: [...Values, number]) => number} EventExport An export that takes the time last and gives
 *   the address of a record.
 */

/** @typedef {Record<string, import('./attributes.js').Attribute<any>>} Attributes Keyed by the properties' names. */
/** @typedef {'loading' | 'ready' | 'unavailable'} State */

/** Marks what an element has added to the page; its value is the element's tag. */
const partAttribute = 'data-live-part';

export class LiveElement extends HTMLElement {
  // Getters, as esbuild writes the private names of a class with static fields at length.

  /** What the names of the element's exports begin with. */
  static get exports() {
    return '';
  }

  /**
   * The attributes, keyed by the names of the mirroring properties.
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
  #loadAgain = () => this.#load();

  // What each element defines

  /**
   * The fields or the button that the element serves; empty while the page does not have them yet.
   *
   * @protected
   * @returns {Element[]}
   */
  find() {
    return [];
  }

  /**
   * Whether the parts are still where the element put them.
   *
   * @protected
   */
  get isWhole() {
    return true;
  }

  /**
   * Creates a model for the subjects and shows it. Whatever has to end with the subjects is bound to `signal`.
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
   * Carries out an answer.
   *
   * @protected
   * @param {any} _answer what `read` gave, and its `time` in seconds
   */
  take(_answer) {}

  /** Says again what is shown in words: the language, or the words themselves, have changed. @protected */
  speak() {}

  /** Shows what can be shown without the core. @protected */
  showPlain() {}

  /** The parts of the core that the element needs. @protected */
  get needs() {
    return [this.localName];
  }

  /**
   * The changes inside that may take away subjects or parts.
   *
   * @protected
   * @returns {MutationObserverInit}
   */
  get watched() {
    return { childList: true, subtree: true, attributeFilter: ['type', 'data-state'] };
  }

  // Life

  connectedCallback() {
    // A document without a window, such as a parser's, shows nothing, and is forgotten without a word.
    if (!this.ownerDocument.defaultView) return;
    const { attributes, properties } = /** @type {typeof LiveElement} */ (this.constructor);
    adoptEarlyProperties(this, [...Object.keys(attributes), ...properties]);
    if (this.controls) this.#begin();
    else this.#load();
  }

  disconnectedCallback() {
    waiting.delete(this.#loadAgain);
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
      this.controls = await liveControls(this.needs);
    } catch {
      if (!this.isConnected || this.controls) return;
      this.state = 'unavailable';
      this.showPlain();
      waiting.add(this.#loadAgain);
      return;
    }
    if (this.isConnected && !this.#subjects) this.#begin();
  }

  #begin() {
    for (const part of this.querySelectorAll(`[${partAttribute}=${this.localName}]`)) if (part.closest(this.localName) === this) part.remove();
    this.#changes.observe(this, this.watched);
    this.refresh();
  }

  /** Loads the core again, because the page needs a larger one. @protected */
  reload() {
    this.disconnectedCallback();
    this.controls = undefined;
    this.#load();
  }

  /** Finds the subjects again; starts again if they have changed or the page has removed the parts. @protected */
  refresh() {
    const subjects = this.find();
    const [known, isKept] = [this.#subjects, this.dataset.state === this.#state && this.isWhole];
    if (known && isKept && subjects.length === known.length && subjects.every((subject, index) => subject === known[index])) return;
    this.restart(subjects);
  }

  /**
   * Leaves the present subjects and enters the given ones, which may be the same.
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
    let language = languageOf(this);
    watchSurroundings(this, (isAnew) => {
      const before = language;
      language = languageOf(this);
      if (isAnew || language !== before) this.speak();
    }, this.signal);
  }

  #leave() {
    this.#subjects = undefined;
    this.#alarm.stop();
    this.#ending.abort();
    if (this.handle) this.#export('destroy')(this.handle);
    this.handle = 0;
  }

  /**
   * Something inside has changed, by the page or by the element itself.
   *
   * @protected
   * @param {MutationRecord[]} _changes
   */
  noteChanges(_changes) {
    if (this.isConnected) this.refresh();
  }

  /** Aborts when the subjects are left. @protected */
  get signal() {
    return this.#ending.signal;
  }

  /**
   * Calls `undo` when the subjects are left.
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
   * Marks nodes as the element's parts, which a copy of the element removes.
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
    return now();
  }

  /** Tells the model whether motion is to be reduced, and of every change. @protected */
  tellOfMotion() {
    const tell = () => this.send(this.#export('reduced_motion'), Number(isMotionReduced(this)));
    watchSurroundings(this, tell, this.signal);
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
   * Sends an event to the model and carries out the answer.
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
   * @param {number} [time] in seconds; without it, an earlier request stays
   */
  wakeAt(time) {
    if (time !== undefined) this.#alarm.set(time);
  }

  /**
   * Sends an event when the present one has reached every listener. A framework that renders because of it would else write its own
   * older text into a field whose `input` event it has not heard yet.
   *
   * @protected
   * @param {string} type
   * @param {object} detail
   */
  dispatch(type, detail) {
    setTimeout(() => this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail })));
  }

  /**
   * Shows a state of the element in a `data-…` attribute, for styles.
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

  /** @param {string} name of an export that every control has */
  #export(name) {
    const core = /** @type {any} */ (/** @type {LiveControls} */ (this.controls).core);
    return core[`${/** @type {typeof LiveElement} */ (this.constructor).exports}_${name}`];
  }
}

/**
 * Makes the base class of an element.
 *
 * @template {Attributes} Mirrored
 * @param {string} exports what the names of the element's exports begin with
 * @param {Mirrored} attributes
 * @param {string[]} [properties] further properties that a page may set before the element is defined
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
 * Defines an element, unless the page has already defined its tag.
 *
 * @param {string} tag
 * @param {CustomElementConstructor} element
 */
export function define(tag, element) {
  if (!customElements.get(tag)) customElements.define(tag, element);
}
