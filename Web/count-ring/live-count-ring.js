/**
 * `<live-count-ring for="field-id" limit="280" unit="characters" warn-at="10">`
 *
 * A ring that fills while a person types towards a limit. `for` names a field; without it, the ring is about the nearest
 * field in its form. The ring is a picture for the eye; assistive technology hears of the limit in the field's
 * description, and of the text's standing in announcements a second after the last change.
 *
 * The element shows `data-state` (`loading`, `ready`, `unavailable`) and, while there is a limit, `data-stage`
 * (`comfortable`, `warning`, `full`, `over`).
 */

import { adoptEarlyProperties, integerAttribute, toggleToken } from '../core/attributes.js';
import { liveControls } from '../core/loader.js';
import { MovingProperty } from '../core/motion.js';
import { askerFor, prepareUnit, unitCode, unitNames } from '../core/units.js';
import { findField, watchFields } from '../field/field-finder.js';
import { watchField } from '../field/field-watcher.js';
import { announce, announcerFor } from '../words/announcer.js';
import { messageText } from '../words/messages.js';

/** @typedef {import('../field/field-watcher.js').TextField} TextField */
/** @typedef {import('../core/loader.js').LiveControls} LiveControls */
/** @typedef {import('../core/memory.js').Message} Message */

/**
 * What the element calls of the core; see Sources/LiveWeb/CountRingExports.swift.
 *
 * @typedef {object} CountRingExports
 * @property {(limit: number, unit: number, warnAt: number, length: number) => number} live_count_ring_create
 * @property {(handle: number) => void} live_count_ring_destroy
 * @property {(handle: number, length: number, isMarked: number, time: number) => number} live_count_ring_text
 * @property {(handle: number, limit: number, unit: number, time: number) => number} live_count_ring_limit
 * @property {(handle: number, warnAt: number, time: number) => number} live_count_ring_warn_at
 * @property {(handle: number, isReduced: number, time: number) => number} live_count_ring_reduced_motion
 * @property {(handle: number, time: number) => number} live_count_ring_wake
 */

/** In the order of `CountRingPresentation.Stage`. */
const stages = ['comfortable', 'warning', 'full', 'over'];
const defaultWarnAt = 10;
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

export class LiveCountRing extends HTMLElement {
  static observedAttributes = ['for', 'limit', 'unit', 'warn-at'];

  /** @type {LiveControls | undefined} */
  #live;
  /** @type {TextField | undefined} */
  #field;
  #handle = 0;
  #drawing = new Drawing();
  /** @type {MovingProperty | undefined} */
  #fill;
  /** @type {MovingProperty | undefined} */
  #growth;
  /** @type {(() => void)[]} */
  #endings = [];
  #endFieldWatch = () => {};
  #timer = 0;
  /** @type {string | undefined} */
  #described;
  /** @type {{ start: number, end: number } | null} */
  #overflow = null;

  /** The id of the field that the ring is about; empty for the nearest in its form. */
  get htmlFor() {
    return this.getAttribute('for') ?? '';
  }

  set htmlFor(id) {
    this.setAttribute('for', id);
  }

  /** How much text is allowed; zero or less for no limit. */
  get limit() {
    return integerAttribute(this, 'limit', 0);
  }

  set limit(limit) {
    this.setAttribute('limit', String(limit));
  }

  /** What is counted: `characters`, `utf16`, `utf8`, `scalars`, `twitter` or `sms`. */
  get unit() {
    return unitNames[unitCode(this.getAttribute('unit'))];
  }

  set unit(unit) {
    this.setAttribute('unit', unit);
  }

  /** How many units remain when the number appears. */
  get warnAt() {
    return integerAttribute(this, 'warn-at', defaultWarnAt);
  }

  set warnAt(warnAt) {
    this.setAttribute('warn-at', String(warnAt));
  }

  /** The part of the field's text that is over the limit, in UTF-16 offsets; `null` when all of it fits. */
  get overflow() {
    return this.#overflow;
  }

  connectedCallback() {
    adoptEarlyProperties(this, ['htmlFor', 'limit', 'unit', 'warnAt']);
    this.replaceChildren(...this.#drawing.parts);
    if (this.#live) this.#start(this.#live);
    else this.#load();
  }

  disconnectedCallback() {
    this.#stop();
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    if (!this.#live || !this.isConnected) return;
    if (name === 'for') this.#findField();
    else this.#configure(name);
    if (name === 'unit') this.#prepareUnit();
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
    this.#fill = new MovingProperty(live, this.#drawing.fill, (fraction) => ({ strokeDashoffset: String(100 * (1 - fraction)) }));
    this.#growth = new MovingProperty(live, this.#drawing.picture, (scale) => ({ scale: String(scale) }));
    const tellOfMotion = () => this.#send(live.core.live_count_ring_reduced_motion, Number(reducedMotion.matches));
    reducedMotion.addEventListener('change', tellOfMotion);
    this.#endings = [
      () => reducedMotion.removeEventListener('change', tellOfMotion),
      watchFields(this, () => this.#findField()),
    ];
    announcerFor(this);
    this.dataset.state = 'ready';
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
        if (this.#live === live) this.#configure('unit');
      },
    });
  }

  #stop() {
    for (const end of this.#endings) end();
    this.#endings = [];
    this.#leaveField();
  }

  /** Turns to the field that the ring is about, if it is another; each field gets a model of its own. */
  #findField() {
    const field = findField(this, this.getAttribute('for'));
    if (field === this.#field && this.#handle) return;
    this.#leaveField();
    const live = this.#live;
    if (!live) return;
    this.#field = field;
    const length = live.memory.write(field?.value ?? '');
    this.#handle = live.core.live_count_ring_create(this.limit, unitCode(this.unit), this.warnAt, length);
    if (field) {
      this.#endFieldWatch = watchField(field, (text, isMarked) => {
        this.#send(live.core.live_count_ring_text, live.memory.write(text), Number(isMarked));
      });
    }
    this.#send(live.core.live_count_ring_reduced_motion, Number(reducedMotion.matches));
  }

  #leaveField() {
    this.#endFieldWatch();
    this.#endFieldWatch = () => {};
    this.#describe(undefined);
    this.#field = undefined;
    clearTimeout(this.#timer);
    this.#fill?.stop();
    this.#growth?.stop();
    if (this.#handle) this.#live?.core.live_count_ring_destroy(this.#handle);
    this.#handle = 0;
  }

  /** @param {string} name of the attribute that has changed */
  #configure(name) {
    const core = this.#live?.core;
    if (!core || !this.#handle) return;
    if (name === 'warn-at') this.#send(core.live_count_ring_warn_at, this.warnAt);
    else this.#send(core.live_count_ring_limit, this.limit, unitCode(this.unit));
  }

  /**
   * Sends an event to the model and shows what comes of it.
   *
   * @param {(handle: number, ...values: number[]) => number} event an export that takes the time last
   * @param {number[]} values
   */
  #send(event, ...values) {
    if (!this.#live) return;
    const time = this.#live.time;
    this.#render(event(this.#handle, ...values, time), time);
  }

  /**
   * Shows a record, whose fields are in the order of Sources/LiveWeb/CountRingExports.swift.
   *
   * @param {number} address
   * @param {number} time
   */
  #render(address, time) {
    const record = /** @type {LiveControls} */ (this.#live).memory.record(address);
    const stage = stages[record.number()];
    const label = record.text();
    const fraction = record.movement();
    const scale = record.movement();
    const [overflowStart, overflowEnd] = [record.number(), record.number()];
    const description = record.message();
    const announcement = record.message();
    const wakeTime = record.number();

    if (stage) this.dataset.stage = stage;
    else delete this.dataset.stage;
    this.#overflow = Number.isNaN(overflowStart) ? null : { start: overflowStart, end: overflowEnd };
    this.#drawing.show(label, fraction.target);
    this.#fill?.move(fraction, time);
    this.#growth?.move(scale, time);
    this.#describe(description);
    if (announcement) messageText(announcement, this).then((text) => announce(text, this));
    if (!Number.isNaN(wakeTime)) this.#wakeAt(wakeTime, time);
  }

  /**
   * Describes the field, and leaves a description alone that says so already: some screen readers read it out again.
   *
   * @param {Message | undefined} description
   */
  async #describe(description) {
    const summary = description && Object.values(description).join();
    if (summary === this.#described) return;
    this.#described = summary;
    const element = this.#drawing.description;
    if (this.#field) toggleToken(this.#field, 'aria-describedby', element.id, description !== undefined);
    if (!description) return;
    const text = await messageText(description, this);
    if (summary === this.#described) element.textContent = text;
  }

  /**
   * @param {number} wakeTime
   * @param {number} time
   */
  #wakeAt(wakeTime, time) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#live) this.#send(this.#live.core.live_count_ring_wake);
    }, (wakeTime - time) * 1000);
  }
}

/** What stands inside the element: the picture, the number in it, and the field's description. */
class Drawing {
  static #count = 0;

  track = circle('live-count-ring-track');
  fill = circle('live-count-ring-fill');
  picture = svgElement('svg', { class: 'live-count-ring-picture', viewBox: '0 0 32 32', 'aria-hidden': 'true' });
  label = document.createElement('span');
  description = document.createElement('span');

  constructor() {
    this.picture.append(this.track, this.fill);
    this.label.className = 'live-count-ring-label';
    this.label.ariaHidden = 'true';
    this.description.hidden = true;
    this.description.id = `live-count-ring-description-${++Drawing.#count}`;
  }

  get parts() {
    return [this.picture, this.label, this.description];
  }

  /**
   * @param {string} label
   * @param {number} fraction
   */
  show(label, fraction) {
    if (this.label.textContent !== label) this.label.textContent = label;
    this.label.dataset.length = String(label.length);
    this.fill.toggleAttribute('data-empty', fraction === 0);
  }
}

/** @param {string} name of its class */
function circle(name) {
  return svgElement('circle', { class: name, cx: '16', cy: '16', r: '10.75', pathLength: '100' });
}

/**
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string>} attributes
 */
function svgElement(tag, attributes) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

if (!customElements.get('live-count-ring')) customElements.define('live-count-ring', LiveCountRing);
