/**
 * `<live-limited-field limit="160" unit="characters" overflow="refuse" counter="always" ring>`
 *
 * Gives the input or text area inside it a limit and a counter at its trailing side. The field stays the page's own: it is
 * submitted, reset, filled and undone as ever, and no `maxlength` is set. An edit past the limit is refused, trimmed in its
 * insertion or allowed (`overflow`); a composition is left alone until it ends. Each edit that is not taken in whole is
 * told of by a `live-limit` event, a pulse of the counter and, a second later, an announcement.
 *
 * The element shows `data-state` (`loading`, `ready`, `unavailable`) and, while there is a limit, `data-stage`
 * (`within`, `full`, `over`).
 */

import { adoptEarlyProperties, integerAttribute } from '../core/attributes.js';
import { liveControls } from '../core/loader.js';
import { askerFor, prepareUnit, unitCode, unitNames } from '../core/units.js';
import { FieldAdornment } from '../field/field-adornment.js';
import { isTextField } from '../field/field-watcher.js';
import { FieldDescription, FieldFault } from '../field/field-words.js';
import { NativeField, watchInside } from '../field/native-field.js';
import { announce, announcerFor } from '../words/announcer.js';
import { messageText } from '../words/messages.js';
import { readAnswer } from './answer.js';
import { LimitedDrawing } from './drawing.js';

/** @typedef {import('../field/field-watcher.js').TextField} TextField */
/** @typedef {import('./answer.js').Answer} Answer */
/** @typedef {import('../core/loader.js').LiveControls} LiveControls */
/** @typedef {{ kept: number, dropped: number, unit: string }} LimitDetail Of a `live-limit` event. */

/**
 * What the element calls of the core; see Sources/LiveWeb/LimitedFieldExports.swift.
 *
 * @typedef {object} LimitedFieldExports
 * @property {(limit: number, unit: number, overflow: number, counter: number, length: number) => number} live_limited_field_create
 * @property {(handle: number) => void} live_limited_field_destroy
 * @property {(handle: number, kind: number, start: number, end: number, length: number, time: number) => number} live_limited_field_event
 * @property {(handle: number, limit: number, unit: number, time: number) => number} live_limited_field_limit
 * @property {(handle: number, overflow: number, time: number) => number} live_limited_field_overflow
 * @property {(handle: number, counter: number, time: number) => number} live_limited_field_counter
 * @property {(handle: number, isReduced: number, time: number) => number} live_limited_field_reduced_motion
 * @property {(handle: number, time: number) => number} live_limited_field_wake
 * @property {(handle: number) => number} live_limited_field_text_message
 */

/** In the order of Sources/LiveWeb/LimitedFieldExports.swift. */
const overflows = ['refuse', 'truncate', 'allow'];
/** In the order of Sources/LiveWeb/LimitedFieldExports.swift. */
const counters = ['always', 'editing', 'none'];
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

export class LiveLimitedField extends HTMLElement {
  static observedAttributes = ['limit', 'unit', 'overflow', 'counter', 'ring'];

  /** @type {LiveControls | undefined} */
  #live;
  /** @type {TextField | undefined} */
  #field;
  #handle = 0;
  #drawing = new LimitedDrawing();
  #description = new FieldDescription(this);
  #fault = new FieldFault(this);
  /** @type {NativeField<Answer> | undefined} */
  #native;
  /** @type {FieldAdornment | undefined} */
  #adornment;
  /** @type {(() => void)[]} */
  #endings = [];
  #timer = 0;
  /** @type {Answer | undefined} */
  #latest;

  /** How much text is allowed; zero or less for no limit. */
  get limit() {
    return integerAttribute(this, 'limit', 0);
  }

  set limit(limit) {
    this.setAttribute('limit', String(limit));
  }

  /** What is counted, by a name of Web/core/units.js. */
  get unit() {
    return unitNames[unitCode(this.getAttribute('unit'))];
  }

  set unit(unit) {
    this.setAttribute('unit', unit);
  }

  /** What happens to an edit past the limit: `refuse`, `truncate` or `allow`. */
  get overflow() {
    return overflows[this.#code(overflows, 'overflow')];
  }

  set overflow(overflow) {
    this.setAttribute('overflow', overflow);
  }

  /** When the counter is shown: `always`, `editing` or `none`. */
  get counter() {
    return counters[this.#code(counters, 'counter')];
  }

  set counter(counter) {
    this.setAttribute('counter', counter);
  }

  /** Whether a ring stands beside the counter. */
  get ring() {
    return this.hasAttribute('ring');
  }

  set ring(ring) {
    this.toggleAttribute('ring', ring);
  }

  /** How many units the field's text holds. */
  get count() {
    return this.#latest?.count ?? 0;
  }

  /** The part of the field's text that is over the limit, in UTF-16 offsets; `null` when all of it fits. */
  get overflowRange() {
    return this.#latest?.overflow ?? null;
  }

  /**
   * How the text goes out as a text message: in which alphabet, in how many parts, and how many units are left in the last
   * one; `null` for another unit than `sms`.
   */
  get textMessage() {
    if (!this.#live || !this.#handle) return null;
    const record = this.#live.memory.record(this.#live.core.live_limited_field_text_message(this.#handle));
    const [isUCS2, parts, remaining] = [record.number(), record.number(), record.number()];
    return Number.isNaN(parts) ? null : { encoding: isUCS2 ? 'ucs2' : 'gsm7', parts, remaining };
  }

  connectedCallback() {
    adoptEarlyProperties(this, ['limit', 'unit', 'overflow', 'counter', 'ring']);
    // A copy of an element brings what stood in it.
    for (const copy of this.querySelectorAll(':scope > .live-limited-field-adornment')) copy.remove();
    this.#drawing.adornment.append(this.#description.element);
    if (this.#live) this.#start(this.#live);
    else this.#load();
  }

  disconnectedCallback() {
    this.#stop();
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    const core = this.#live?.core;
    if (!core || !this.#handle) return;
    if (name === 'overflow') this.#send(core.live_limited_field_overflow, this.#code(overflows, 'overflow'));
    else if (name === 'counter') this.#send(core.live_limited_field_counter, this.#code(counters, 'counter'));
    else this.#send(core.live_limited_field_limit, this.limit, unitCode(this.unit));
    if (name === 'unit') this.#prepareUnit();
  }

  /**
   * @param {string[]} names
   * @param {string} attribute
   */
  #code(names, attribute) {
    return Math.max(0, names.indexOf(this.getAttribute(attribute) ?? ''));
  }

  async #load() {
    this.dataset.state = 'loading';
    try {
      this.#live = await liveControls(askerFor(this.localName, this.unit));
    } catch {
      this.dataset.state = 'unavailable';
      return;
    }
    if (this.isConnected && this.#endings.length === 0) this.#start(this.#live);
  }

  /** @param {LiveControls} live */
  #start(live) {
    const tellOfMotion = () => this.#send(live.core.live_limited_field_reduced_motion, Number(reducedMotion.matches));
    reducedMotion.addEventListener('change', tellOfMotion);
    this.#endings = [
      () => reducedMotion.removeEventListener('change', tellOfMotion),
      watchInside(this, () => this.#findField()),
    ];
    announcerFor(this);
    this.#findField();
    this.#prepareUnit();
  }

  #prepareUnit() {
    const live = this.#live;
    if (!live) return;
    prepareUnit(live, this.unit, {
      exchangeCore: () => {
        this.#stop();
        this.#load();
      },
      countAgain: () => {
        if (this.#live === live) this.#send(live.core.live_limited_field_limit, this.limit, unitCode(this.unit));
      },
    });
  }

  #stop() {
    for (const end of this.#endings) end();
    this.#endings = [];
    this.#leaveField();
  }

  /**
   * Takes the first text field inside, if it is another or the page has taken away what stood beside it; each field gets a model
   * of its own.
   */
  #findField() {
    const field = [...this.querySelectorAll('textarea, input')].find(isTextField);
    const { adornment } = this.#drawing;
    if (field === this.#field && adornment.parentNode === this) return;
    this.#leaveField();
    this.append(adornment);
    this.dataset.state = 'ready';
    if (field) this.#enterField(field);
  }

  /** @param {TextField} field */
  #enterField(field) {
    const { core, memory } = /** @type {LiveControls} */ (this.#live);
    this.#field = field;
    FieldDescription.forget(field);
    this.#handle = core.live_limited_field_create(
      this.limit,
      unitCode(this.unit),
      this.#code(overflows, 'overflow'),
      this.#code(counters, 'counter'),
      memory.write(field.value),
    );
    this.#native = new NativeField(field, {
      asks: true,
      selects: false,
      send: (kind, start, end, text) => this.#answer(core.live_limited_field_event, kind, start, end, memory.write(text)),
      show: (answer) => this.#show(answer),
    });
    this.#send(core.live_limited_field_reduced_motion, Number(reducedMotion.matches));
    this.#native.adopt();
    this.#adornment = new FieldAdornment(this, field, this.#drawing.adornment);
  }

  #leaveField() {
    clearTimeout(this.#timer);
    this.#native?.end();
    this.#native = undefined;
    this.#adornment?.end();
    this.#adornment = undefined;
    this.#description.show();
    this.#fault.show();
    this.#field = undefined;
    if (this.#handle) this.#live?.core.live_limited_field_destroy(this.#handle);
    this.#handle = 0;
  }

  /**
   * Sends an event to the model.
   *
   * @param {(handle: number, ...values: number[]) => number} event an export that takes the time last
   * @param {number[]} values
   * @returns {Answer | undefined}
   */
  #answer(event, ...values) {
    if (!this.#live || !this.#handle) return undefined;
    const { memory, time } = this.#live;
    return { ...readAnswer(memory.record(event(this.#handle, ...values, time))), time };
  }

  /**
   * Sends an event to the model and does what comes of it.
   *
   * @param {(handle: number, ...values: number[]) => number} event
   * @param {number[]} values
   */
  #send(event, ...values) {
    const answer = this.#answer(event, ...values);
    if (answer) this.#native?.carryOut(answer);
  }

  /** @param {Answer} answer */
  #show(answer) {
    this.#latest = answer;
    const { limited, pulse, announcement, wakeTime, time } = answer;
    this.#draw(answer);
    if (pulse) this.#drawing.pulse(pulse);
    if (announcement) messageText(announcement, this).then((text) => announce(text, this));
    if (!Number.isNaN(wakeTime)) this.#wakeAt(wakeTime, time);
    if (!limited) return;
    /** @type {LimitDetail} */
    const detail = { ...limited, unit: this.unit };
    this.dispatchEvent(new CustomEvent('live-limit', { bubbles: true, composed: true, detail }));
  }

  /** @param {Answer} answer */
  #draw(answer) {
    if (answer.stage !== this.dataset.stage) {
      if (answer.stage) this.dataset.stage = answer.stage;
      else delete this.dataset.stage;
    }
    this.#drawing.show(answer, this.ring && answer.stage !== undefined ? { limit: this.limit, unit: this.unit } : undefined);
    // The ring describes the field as well.
    this.#description.show(this.#field, this.ring ? undefined : answer.description);
    this.#fault.show(this.#field, answer.fault);
  }

  /**
   * @param {number} wakeTime
   * @param {number} time
   */
  #wakeAt(wakeTime, time) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#live) this.#send(this.#live.core.live_limited_field_wake);
    }, (wakeTime - time) * 1000);
  }
}

if (!customElements.get('live-limited-field')) customElements.define('live-limited-field', LiveLimitedField);
