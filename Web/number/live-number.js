/**
 * `<live-number value="1234.5" locale="de" notation="count" options='{"style":"currency","currency":"EUR"}'>1.234,50 €</live-number>`
 *
 * A number that counts or rolls to its new value, written as `Intl.NumberFormat` writes it. Its text is that of the page
 * until the core has arrived, and all there is without it. Assistive technology reads, and copying gives, the value itself,
 * never a number on the way.
 *
 * The element shows `data-state` (`loading`, `ready`, `unavailable`) and, while the number moves, `data-moving`
 * (`count`, `roll`). Whenever it comes to rest at a new value, `live-settled` is dispatched.
 */

import { adoptEarlyProperties } from '../core/attributes.js';
import { liveControls } from '../core/loader.js';
import { numberFormat, parsedOptions } from './formats.js';
import { numberFrames } from './frames.js';
import { watchVisibility } from './visibility.js';
import { NumberWheels } from './wheels.js';

/** @typedef {import('../core/loader.js').LiveControls} LiveControls */
/** @typedef {ReturnType<typeof numberFormat>} NumberFormat */

/**
 * What the element calls of the core; see Sources/LiveWeb/NumberExports.swift.
 *
 * @typedef {object} NumberExports
 * @property {(length: number) => number} live_number_format_create
 * @property {(format: number) => void} live_number_format_destroy
 * @property {(format: number, notation: number, length: number) => number} live_number_create
 * @property {(handle: number) => void} live_number_destroy
 * @property {(handle: number, length: number, time: number) => number} live_number_value
 * @property {(handle: number, format: number, time: number) => number} live_number_format
 * @property {(handle: number, notation: number, time: number) => number} live_number_notation
 * @property {(handle: number, isReduced: number, time: number) => number} live_number_reduced_motion
 * @property {(handle: number, isVisible: number, time: number) => number} live_number_visibility
 * @property {(handle: number, time: number) => number} live_number_wake
 * @property {(time: number) => number} live_number_frame
 * @property {(handle: number) => number} live_number_roll
 * @property {(response: number, dampingRatio: number, velocity: number) => number} live_number_easing
 */

/** By the raw values of `NumberNotation`. */
const notations = ['count', 'roll'];
/** What `DecimalNumber` reads. */
const decimal = /^\s*(?:[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?|NaN|[+-]?Infinity)\s*$/;
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

export class LiveNumber extends HTMLElement {
  static observedAttributes = ['value', 'locale', 'notation', 'options'];

  /** @type {LiveControls | undefined} */
  #live;
  #handle = 0;
  /** @type {NumberFormat | undefined} */
  #format;
  /** @type {(() => void)[]} */
  #endings = [];
  #final = span('live-number-final');
  #moving = span('live-number-moving');
  #movingText = document.createTextNode('');
  /** @type {NumberWheels | undefined} */
  #wheels;

  constructor() {
    super();
    this.#moving.ariaHidden = 'true';
  }

  /** The number as a decimal, of any length; empty where there is none. A `number` or `bigint` may be set, too. */
  get value() {
    const text = this.getAttribute('value') ?? '';
    return decimal.test(text) ? text.trim() : '';
  }

  set value(value) {
    this.setAttribute('value', String(value ?? ''));
  }

  /** A BCP 47 language tag; empty for the page's language. */
  get locale() {
    return this.getAttribute('locale') ?? '';
  }

  set locale(locale) {
    this.setAttribute('locale', locale);
  }

  /** How it goes to a new value: `count` or `roll`. */
  get notation() {
    return notations[this.#notationCode];
  }

  set notation(notation) {
    this.setAttribute('notation', notation);
  }

  /** The options of `Intl.NumberFormat`. */
  get options() {
    return parsedOptions(this.getAttribute('options'));
  }

  set options(options) {
    this.setAttribute('options', JSON.stringify(options));
  }

  connectedCallback() {
    adoptEarlyProperties(this, ['value', 'locale', 'notation', 'options']);
    if (this.#live) this.#start(this.#live);
    else this.#load();
  }

  disconnectedCallback() {
    this.#stop();
  }

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} after
   */
  attributeChangedCallback(name, before, after) {
    if (before === after || !this.isConnected) return;
    if (this.dataset.state === 'unavailable') this.#showPlain();
    else if (this.#endings.length > 0) this.#change(name);
  }

  get #notationCode() {
    return Math.max(0, notations.indexOf(this.getAttribute('notation') ?? ''));
  }

  get #hostFormat() {
    return numberFormat(this.locale, this.getAttribute('options') ?? '', this);
  }

  async #load() {
    this.dataset.state = 'loading';
    try {
      this.#live = await liveControls(this.localName);
    } catch {
      this.dataset.state = 'unavailable';
      this.#showPlain();
      return;
    }
    if (this.isConnected && this.#endings.length === 0) this.#start(this.#live);
  }

  /** @param {LiveControls} live */
  #start(live) {
    const tellOfMotion = () => this.#send(live.core.live_number_reduced_motion, Number(reducedMotion.matches));
    reducedMotion.addEventListener('change', tellOfMotion);
    this.#endings = [() => reducedMotion.removeEventListener('change', tellOfMotion)];
    this.#create(live);
    this.#endings.push(watchVisibility(this, (isVisible) => this.#send(live.core.live_number_visibility, Number(isVisible))));
    this.dataset.state = 'ready';
  }

  /** @param {LiveControls} live */
  #create(live) {
    this.#format = this.#hostFormat;
    const format = this.#format.retain(live);
    if (!format) {
      this.#showPlain();
      return;
    }
    this.#handle = live.core.live_number_create(format, this.#notationCode, live.memory.write(this.value));
    this.#send(live.core.live_number_reduced_motion, Number(reducedMotion.matches));
  }

  #stop() {
    for (const end of this.#endings) end();
    this.#endings = [];
    this.#destroy();
  }

  #destroy() {
    this.#rest();
    if (!this.#live) return;
    if (this.#handle) this.#live.core.live_number_destroy(this.#handle);
    this.#handle = 0;
    this.#format?.release(this.#live);
    this.#format = undefined;
  }

  /** @param {string} name of the attribute that has changed */
  #change(name) {
    const live = /** @type {LiveControls} */ (this.#live);
    const { core } = live;
    if (name === 'value' && this.#handle) {
      if (this.value) this.#send(core.live_number_value, live.memory.write(this.value));
    } else if (name === 'value') {
      this.#showPlain();
      this.#tellSettled();
    } else if (name === 'notation') {
      this.#send(core.live_number_notation, this.#notationCode);
    } else {
      this.#changeFormat(live);
    }
  }

  /** @param {LiveControls} live */
  #changeFormat(live) {
    const before = this.#format;
    const after = this.#hostFormat;
    if (after === before) return;
    const format = after.retain(live);
    if (format && this.#handle) {
      this.#format = after;
      before?.release(live);
      this.#send(live.core.live_number_format, format);
    } else {
      this.#destroy();
      this.#create(live);
      after.release(live);
    }
  }

  /**
   * Sends an event to the model and shows what comes of it.
   *
   * @param {(handle: number, ...values: number[]) => number} event an export that takes the time last
   * @param {number[]} values
   */
  #send(event, ...values) {
    if (!this.#live || !this.#handle) return;
    const time = this.#wheels?.shownTime(this.#live.time) ?? this.#live.time;
    this.#render(event(this.#handle, ...values, time), time);
  }

  /**
   * Shows a record, whose fields are in the order of Sources/LiveWeb/NumberExports.swift.
   *
   * @param {number} address
   * @param {number} time
   */
  #render(address, time) {
    const live = /** @type {LiveControls} */ (this.#live);
    const record = live.memory.record(address);
    const isCounting = record.number() === 1;
    const isRolling = record.number() === 1;
    const text = record.text();
    const finalText = record.text();
    const wakeTime = record.number();
    const hasSettled = record.number() === 1;

    if (finalText) this.#showFinal(finalText);
    if (isCounting) this.#count(live, text);
    else if (isRolling) this.#roll(live, wakeTime, time);
    else this.#rest();
    if (hasSettled) this.#tellSettled();
  }

  /** @param {string} text */
  #showFinal(text) {
    if (this.#final.textContent !== text) this.#final.textContent = text;
    if (this.firstChild !== this.#final) this.replaceChildren(this.#final);
  }

  /**
   * @param {LiveControls} live
   * @param {string} text
   */
  #count(live, text) {
    this.#movingText.data = text;
    if (this.dataset.moving === 'count') return;
    this.#moving.replaceChildren(this.#movingText);
    this.#beginMoving('count');
    numberFrames(live).add(this.#handle, this.#showFrame);
  }

  /** @type {(text: string, hasSettled: boolean) => void} */
  #showFrame = (text, hasSettled) => {
    if (!hasSettled) {
      this.#movingText.data = text;
      return;
    }
    this.#rest();
    this.#tellSettled();
  };

  /**
   * @param {LiveControls} live
   * @param {number} wakeTime
   * @param {number} time
   */
  #roll(live, wakeTime, time) {
    if (Number.isNaN(wakeTime)) return;
    this.#wheels ??= new NumberWheels(live, this.#handle, this.#moving, this.#final, this.#wake);
    this.#beginMoving('roll');
    this.#wheels.draw(time, wakeTime);
  }

  #wake = () => {
    const { core, time } = /** @type {LiveControls} */ (this.#live);
    this.#render(core.live_number_wake(this.#handle, time), time);
  };

  /** @param {string} notation */
  #beginMoving(notation) {
    this.dataset.moving = notation;
    if (this.lastChild !== this.#moving) this.append(this.#moving);
  }

  /** Shows nothing but the final text. */
  #rest() {
    if (!this.dataset.moving) return;
    if (this.#live) numberFrames(this.#live).remove(this.#handle);
    this.#wheels?.end();
    this.#wheels = undefined;
    this.#moving.remove();
    this.#moving.replaceChildren();
    delete this.dataset.moving;
  }

  /** Shows the value without the core. */
  #showPlain() {
    if (this.value) this.#showFinal(this.#hostFormat.host.format(/** @type {any} */ (this.value)));
  }

  #tellSettled() {
    queueMicrotask(() => {
      this.dispatchEvent(new CustomEvent('live-settled', { bubbles: true, composed: true, detail: { value: this.value } }));
    });
  }
}

/** @param {string} name of its class */
function span(name) {
  const element = document.createElement('span');
  element.className = name;
  return element;
}

if (!customElements.get('live-number')) customElements.define('live-number', LiveNumber);
