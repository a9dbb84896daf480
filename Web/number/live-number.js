/**
 * `<live-number value="1234.5" locale="de" transition="count" options='{"style":"currency","currency":"EUR"}'>1.234,50 €</live-number>`
 *
 * A number that counts or rolls to its new value, in the format of `Intl.NumberFormat`. Until the core loads, and without it,
 * the page's own text shows the number. Assistive technology and the clipboard always get the value itself, never a number in
 * between.
 *
 * The first of the element's own text nodes contains the number, so that a framework finds the nodes it created. `textContent`
 * and `innerText` always equal the value. A shadow tree draws the moving parts over it.
 *
 * @fires live-settled - The number came to rest at a new value, or was shown there immediately.
 * @state data-moving - How the number moves; `count` also while it waits to start; absent at rest.
 * @state data-trend - `up` or `down` while the number moves to a larger or a smaller value.
 * @csspart final - The number at rest, and its space while it moves.
 * @csspart moving - The moving overlay.
 */

import { decimalAttribute, integerAttribute, namedAttribute, textAttribute } from '../core/attributes.js';
import { define, liveElement } from '../core/live-element.js';
import { numberFormat, parsedOptions } from './formats.js';
import { numberFrames } from './frames.js';
import { watchVisibility } from './visibility.js';
import { NumberWheels } from './wheels.js';
import { model, numberTransitionNames, numberTrendNames } from './wire.js';

/** @typedef {import('../core/loader.js').LiveControls} LiveControls */
/** @typedef {import('./formats.js').NumberFormat} NumberFormat */
/** @typedef {import('./formats.js').FormattedNumber} FormattedNumber */

/** How often to write the number again in one task. */
const mostRewrites = 9;
/** A computed color. */
const transparent = 'rgba(0, 0, 0, 0)';

export class LiveNumber extends liveElement(model, {
  /** The number as a decimal of any length; empty for no number. You can also set a `number` or `bigint`. */
  value: decimalAttribute('value'),
  /** The number from which it starts when it is first seen; empty to show its first value at once. */
  from: decimalAttribute('from'),
  /** The time that a movement takes from rest, in milliseconds; 0 for the time of its springs. */
  duration: integerAttribute('duration', 0),
  /** A BCP 47 language tag; empty for the page's language. */
  locale: textAttribute('locale'),
  /** How the number changes to a new value: it counts through the values in between, or each digit rolls like a wheel. */
  transition: namedAttribute('transition', numberTransitionNames),
  /** How wheels turn: `up` if the number grows and `down` if it shrinks, always the same way, or each the `shortest` way. */
  trend: namedAttribute('trend', numberTrendNames),
  /** The number after which it starts again at 0, such as 59 for minutes and seconds; 0 for none. */
  wrapsAfter: integerAttribute('wraps-after', 0),
  /** A text before the number, which moves with it. */
  numberPrefix: textAttribute('number-prefix'),
  /** A text after the number, which moves with it. */
  numberSuffix: textAttribute('number-suffix'),
  /** The options of `Intl.NumberFormat`. You can also set them as JSON, as frameworks do from markup. */
  options: {
    name: 'options',
    read: parsedOptions,
    write: (/** @type {Intl.NumberFormatOptions | string} */ options) => (typeof options === 'string' ? options : JSON.stringify(options)),
  },
}) {
  /** @type {NumberFormat | undefined} */
  #format;
  /**
   * The latest value, or `undefined` if there is none.
   *
   * @type {FormattedNumber | undefined}
   */
  #number;
  #isVisible = true;
  /** Whether it has been seen, and no longer starts anywhere else. */
  #isStarted = false;
  /** The formatted number at rest; empty before the first value. */
  #finalText = '';
  /** How often the page or an extension has changed the text in this task. */
  #rewrites = 0;
  /** @type {'up' | 'down' | undefined} */
  #trend;
  #moving = span('moving');
  #movingText = document.createTextNode('');
  /**
   * The format of the value while it counts.
   *
   * @type {Intl.NumberFormat | undefined}
   */
  #countingFormat;
  /** @type {NumberWheels | undefined} */
  #wheels;

  constructor() {
    super();
    this.#moving.ariaHidden = 'true';
    this.#moving.hidden = true;
    this.#moving.append(this.#movingText);
  }

  get #hostFormat() {
    return numberFormat(this.locale, this.getAttribute('options') ?? '', this);
  }

  /** @override */
  get settings() {
    const { trend, wrapsAfter, prefersReducedMotion } = this;
    const transition = this.transition === 'roll' && !canRoll(this) ? 'count' : this.transition;
    const { digits } = this.#format ?? this.#hostFormat;
    return { digits, transition, duration: this.duration / 1000, trend, wrapsAfter, prefersReducedMotion, isVisible: this.#isVisible };
  }

  /** Whether it stands at `from` until it is seen. */
  get #waits() {
    return !this.#isStarted && this.from !== '';
  }

  /** The number that the model has. */
  get #known() {
    return this.#waits ? this.#formatted(this.from) : this.#number;
  }

  /** @override */
  get watched() {
    return { childList: true, characterData: true, subtree: true, attributeFilter: ['data-state'] };
  }

  /** @override */
  querySubjects() {
    return [this];
  }

  /**
   * Writes the number again after the page writes its own text.
   *
   * @override
   * @param {MutationRecord[]} changes
   */
  handleMutations(changes) {
    // An extension may answer each text with its own, which would never end.
    if (this.#rewrites++ === 0) setTimeout(() => (this.#rewrites = 0));
    if (this.#rewrites < mostRewrites) this.#showFinal();
    super.handleMutations(changes);
  }

  /** @override */
  attach() {
    this.#format = this.#hostFormat;
    // A clone of a moving number has it.
    delete this.dataset.moving;
    this.#isStarted ||= !this.from;
    this.#isVisible = this.#isStarted;
    this.onDetach(() => {
      if (!this.#moving.hidden && !this.#waits) this.#reportSettled();
      this.#rest();
      this.#format = undefined;
    });
    // A translator would change the number, or fight for it.
    if (!this.hasAttribute('translate')) this.setAttribute('translate', 'no');
    this.showPlain();
    this.create(this.#known);
    this.watchSettings();
    this.onDetach(watchVisibility(this, this.#isVisible, (isVisible) => {
      this.#isVisible = isVisible;
      this.sendSettings();
      if (!isVisible || this.#isStarted) return;
      this.#isStarted = true;
      this.#move(Number(this.from));
    }));
  }

  /**
   * @override
   * @param {string} name
   */
  change(name) {
    if (name === 'value') this.#changeValue();
    else this.localize();
  }

  #changeValue() {
    const before = this.#number?.value ?? NaN;
    this.showPlain();
    if (this.handle && this.#waits) this.sendSettings();
    else this.#move(before);
  }

  /** @param {number} before the previous value */
  #move(before) {
    const after = this.#number?.value ?? NaN;
    this.#trend = after > before ? 'up' : after < before ? 'down' : undefined;
    if (this.#number && this.handle) {
      this.send({ valueChanged: this.#number });
    } else {
      this.#rest();
      if (!this.handle) this.#reportSettled();
    }
  }

  /** @override */
  localize() {
    this.#format = this.#hostFormat;
    this.showPlain();
    this.sendSettings();
    if (this.#known) this.send({ formatChanged: this.#known });
  }

  /** @override */
  get time() {
    return this.#wheels?.shownTime(super.time) ?? super.time;
  }

  /**
   * @override
   * @param {import('./wire.js').NumberAnswer & { time: number }} answer
   */
  apply({ count, roll, wake, settled, time }) {
    this.mark('trend', count !== undefined || roll ? this.#trend : undefined);
    if (count !== undefined) this.#count(count);
    else if (roll) this.#roll(roll, wake, time);
    else if (this.#waits && this.#number && !this.prefersReducedMotion) this.#stand();
    else this.#rest();
    if (settled) this.#reportSettled();
  }

  /**
   * Writes the number into the first text node. It removes no nodes, because they may belong to a framework. Until the first
   * value, the page's text stays. A number that is no longer the value disappears.
   *
   * @param {string} [text] the text to show from now on; if omitted, the previous text
   */
  #showFinal(text) {
    const previous = this.#finalText;
    this.#finalText = (this.value && (text || previous)) || '';
    if (!this.#finalText && !previous) return;
    // A translator wraps the text in elements of its own, and would wrap another text again.
    const parents = [this, ...this.querySelectorAll(':scope > font, :scope > font *')];
    const texts = /** @type {Text[]} */ (parents.flatMap(({ childNodes }) => [...childNodes]).filter((node) => node.nodeType === Node.TEXT_NODE));
    // The translation stays until the next number.
    if (text === undefined && texts[0]?.data && texts[0].parentNode !== this) return;
    if (texts.length === 0) this.append(this.#finalText);
    texts.forEach((node, index) => {
      const data = index === 0 ? this.#finalText : '';
      if (node.data !== data) node.data = data;
    });
  }

  /** Shows the number from which it will start. */
  #stand() {
    this.#movingText.data = textOf(this.#known);
    this.#beginMoving('count');
  }

  /** @param {number} value */
  #count(value) {
    this.#countingFormat = this.#number && this.#format?.counting(this.#number);
    this.#showValue(value);
    this.#beginMoving('count');
    numberFrames(/** @type {LiveControls} */ (this.controls)).add(this.handle, this.#showFrame);
  }

  /** @type {(value: number) => void} */
  #showFrame = (value) => {
    if (!Number.isNaN(value)) return this.#showValue(value);
    this.#rest();
    this.#reportSettled();
  };

  /** @param {number} value */
  #showValue(value) {
    const text = this.numberPrefix + (this.#countingFormat?.format(value) ?? '') + this.numberSuffix;
    if (text !== this.#movingText.data) this.#movingText.data = text;
  }

  /**
   * @param {import('./wire.js').NumberRoll} roll
   * @param {number | undefined} wakeTime
   * @param {number} time
   */
  #roll(roll, wakeTime, time) {
    if (wakeTime === undefined) return;
    const controls = /** @type {LiveControls} */ (this.controls);
    this.#movingText.data = '';
    this.#wheels ??= new NumberWheels(this.#moving, this, this.#wake);
    this.#beginMoving('roll');
    this.#wheels.draw(controls, roll, time, wakeTime);
  }

  #wake = () => {
    this.send({ woke: {} }, super.time);
  };

  /** @param {'count' | 'roll'} transition */
  #beginMoving(transition) {
    this.dataset.moving = transition;
    this.#moving.hidden = false;
    if (this.shadowRoot) return;
    const final = span('final');
    final.append(document.createElement('slot'));
    this.attachShadow({ mode: 'open' }).append(final, this.#moving);
  }

  /** Shows only the final text. */
  #rest() {
    if (this.#moving.hidden) return;
    if (this.controls) numberFrames(this.controls).remove(this.handle);
    this.#wheels?.end();
    this.#movingText.data = '';
    this.#moving.hidden = true;
    delete this.dataset.moving;
    delete this.dataset.trend;
  }

  /** @override */
  showPlain() {
    this.#number = this.value ? this.#formatted(this.value) : undefined;
    this.#showFinal(textOf(this.#number));
  }

  /** @param {string} value */
  #formatted(value) {
    const { prefix, suffix, ...number } = (this.#format ?? this.#hostFormat).format(value);
    return { ...number, prefix: this.numberPrefix + prefix, suffix: suffix + this.numberSuffix };
  }

  #reportSettled() {
    queueMicrotask(() => this.dispatch('live-settled', { value: this.value }));
  }
}

/**
 * Whether wheels show a number: they roll in horizontal lines, and are layers of their own, without a gradient clipped to the text or a
 * line under it.
 *
 * @param {Element} number
 */
function canRoll(number) {
  const { webkitTextFillColor, writingMode } = getComputedStyle(number);
  return webkitTextFillColor !== transparent && writingMode === 'horizontal-tb' && !isDecorated(number);
}

/**
 * Whether a text is underlined or struck through, also as a part of a link or a line.
 *
 * @param {Element} element
 * @returns {boolean}
 */
function isDecorated(element) {
  const { display, textDecorationLine } = getComputedStyle(element);
  const { parentElement } = element;
  return textDecorationLine !== 'none' || (display === 'inline' && parentElement !== null && isDecorated(parentElement));
}

/** @param {FormattedNumber} [number] */
function textOf(number) {
  return number ? number.prefix + number.digits + number.suffix : '';
}

/** @param {string} name of the part */
function span(name) {
  const element = document.createElement('span');
  element.setAttribute('part', name);
  return element;
}

define('live-number', LiveNumber);
