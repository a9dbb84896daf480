/**
 * `<live-number value="1234.5" locale="de" notation="count" options='{"style":"currency","currency":"EUR"}'>1.234,50 €</live-number>`
 *
 * A number that counts or rolls to its new value, written as `Intl.NumberFormat` writes it. Until the core has arrived, and
 * without it, the number is the page's own text. Assistive technology and the clipboard get the value itself, never a number in
 * between.
 *
 * The element shows `data-state` (`loading`, `ready`, `unavailable`) and, while the number moves, `data-moving`
 * (`count`, `roll`). Whenever it comes to rest at a new value, `live-settled` is dispatched.
 */

import { namedAttribute, textAttribute } from '../core/attributes.js';
import { define, liveElement } from '../core/live-element.js';
import { numberFormat, parsedOptions } from './formats.js';
import { numberFrames } from './frames.js';
import { watchVisibility } from './visibility.js';
import { NumberWheels } from './wheels.js';
import { numberNotationNames, readNumberAnswer } from './wire.js';

/** @typedef {import('../core/live-element.js').RecordReader} RecordReader */
/** @typedef {import('../core/loader.js').LiveControls} LiveControls */
/** @typedef {ReturnType<typeof numberFormat>} NumberFormat */

/** The numbers that `DecimalNumber` reads. */
const decimal = /^\s*(?:[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?|NaN|[+-]?Infinity)\s*$/;

export class LiveNumber extends liveElement('live_number', {
  /** The number as a decimal, of any length; empty for no number. A `number` or `bigint` may be set, too. */
  value: {
    name: 'value',
    read: (text) => (text !== null && decimal.test(text) ? text.trim() : ''),
    write: (/** @type {string | number | bigint | null | undefined} */ value) => String(value ?? ''),
  },
  /** A BCP 47 language tag; empty for the page's language. */
  locale: textAttribute('locale'),
  /** How the number gets to a new value: `count` or `roll`. */
  notation: namedAttribute('notation', numberNotationNames),
  /** The options of `Intl.NumberFormat`. */
  options: { name: 'options', read: parsedOptions, write: (options) => JSON.stringify(options) },
}) {
  /** @type {NumberFormat | undefined} */
  #format;
  #final = span('live-number-final');
  #moving = span('live-number-moving');
  #movingText = document.createTextNode('');
  /** @type {NumberWheels | undefined} */
  #wheels;

  constructor() {
    super();
    this.#moving.ariaHidden = 'true';
  }

  get #hostFormat() {
    return numberFormat(this.locale, this.getAttribute('options') ?? '', this);
  }

  get #notationCode() {
    return numberNotationNames.indexOf(this.notation);
  }

  /** @override */
  get watchesDescendants() {
    return false;
  }

  /** @override */
  find() {
    return [this];
  }

  /**
   * Puts the parts back after the page has replaced them with its own text.
   *
   * @override
   * @param {MutationRecord[]} changes
   */
  noteChanges(changes) {
    if (this.#final.textContent && this.firstChild !== this.#final) {
      this.replaceChildren(this.#final, ...(this.dataset.moving ? [this.#moving] : []));
    }
    super.noteChanges(changes);
  }

  /**
   * @override
   * @param {Element[]} _subjects
   * @param {LiveControls} controls
   */
  enter(_subjects, controls) {
    this.own(this.#moving);
    const format = (this.#format = this.#hostFormat);
    const formatHandle = format.retain(controls);
    this.atEnd(() => {
      this.#rest();
      this.#format?.release(controls);
      this.#format = undefined;
    });
    if (!formatHandle) return this.showPlain();
    this.handle = controls.core.live_number_create(formatHandle, this.#notationCode, controls.memory.write(this.value));
    this.tellOfMotion();
    this.atEnd(watchVisibility(this, (isVisible) => this.send(controls.core.live_number_visibility, Number(isVisible))));
  }

  /**
   * @override
   * @param {string} name
   */
  change(name) {
    const { core, memory } = /** @type {LiveControls} */ (this.controls);
    if (name === 'value' && this.handle) {
      if (this.value) this.send(core.live_number_value, memory.write(this.value));
    } else if (name === 'value') {
      this.showPlain();
      this.#tellSettled();
    } else if (name === 'notation') {
      this.send(core.live_number_notation, this.#notationCode);
    } else {
      this.#changeFormat();
    }
  }

  #changeFormat() {
    const controls = /** @type {LiveControls} */ (this.controls);
    const [before, after] = [this.#format, this.#hostFormat];
    if (after === before) return;
    const format = after.retain(controls);
    if (format && this.handle) {
      this.#format = after;
      before?.release(controls);
      this.send(controls.core.live_number_format, format);
    } else {
      this.restart();
      after.release(controls);
    }
  }

  /** @override */
  get time() {
    return this.#wheels?.shownTime(super.time) ?? super.time;
  }

  /**
   * @override
   * @param {RecordReader} record
   */
  read(record) {
    return readNumberAnswer(record);
  }

  /**
   * @override
   * @param {import('./wire.js').NumberAnswer & { time: number }} answer
   */
  take({ isCounting, roll, text, finalText, wake, settled, time }) {
    if (finalText) this.#showFinal(finalText);
    if (isCounting) this.#count(text);
    else if (roll) this.#roll(roll, wake, time);
    else this.#rest();
    if (settled) this.#tellSettled();
  }

  /** @param {string} text */
  #showFinal(text) {
    if (this.#final.textContent !== text) this.#final.textContent = text;
    if (this.firstChild !== this.#final) this.replaceChildren(this.#final);
  }

  /** @param {string} text */
  #count(text) {
    this.#movingText.data = text;
    if (this.dataset.moving === 'count') return;
    this.#moving.replaceChildren(this.#movingText);
    this.#beginMoving('count');
    numberFrames(/** @type {LiveControls} */ (this.controls)).add(this.handle, this.#showFrame);
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
   * @param {import('./wire.js').NumberRoll} roll
   * @param {number | undefined} wakeTime
   * @param {number} time
   */
  #roll(roll, wakeTime, time) {
    if (wakeTime === undefined) return;
    const controls = /** @type {LiveControls} */ (this.controls);
    this.#wheels ??= new NumberWheels(controls, this.#moving, this.#final, this.#wake);
    this.#beginMoving('roll');
    this.#wheels.draw(roll, time, wakeTime);
  }

  #wake = () => {
    const answer = this.askAt(super.time, /** @type {LiveControls} */ (this.controls).core.live_number_wake);
    if (answer) this.take(answer);
  };

  /** @param {string} notation */
  #beginMoving(notation) {
    this.dataset.moving = notation;
    if (this.lastChild !== this.#moving) this.append(this.#moving);
  }

  /** Shows the final text alone. */
  #rest() {
    if (!this.dataset.moving) return;
    if (this.controls) numberFrames(this.controls).remove(this.handle);
    this.#wheels?.end();
    this.#wheels = undefined;
    this.#moving.remove();
    this.#moving.replaceChildren();
    delete this.dataset.moving;
  }

  /** @override */
  showPlain() {
    if (this.value) this.#showFinal(this.#hostFormat.host.format(/** @type {any} */ (this.value)));
  }

  #tellSettled() {
    queueMicrotask(() => this.dispatch('live-settled', { value: this.value }));
  }
}

/** @param {string} name of its class */
function span(name) {
  const element = document.createElement('span');
  element.className = name;
  return element;
}

define('live-number', LiveNumber);
