/** Draws what stands around a sectioned field's input: the boxes and lines, the label's texts and the description. */

import { toggleToken } from './attributes.js';
import { messageText } from './messages.js';
import { MovingProperty } from './motion.js';
import { TextFitting } from './sectioned-fitting.js';

/** @typedef {import('./loader.js').LiveControls} LiveControls */
/** @typedef {import('./memory.js').Message} Message */
/** @typedef {import('./memory.js').Movement} Movement */
/** @typedef {ReturnType<import('./sectioned-answer.js').readAnswer>} Answer */

/** How high a folded box is, and how large the raised label; Sources/LiveControls/SectionedField/SectionLayout.swift. */
const foldedScale = 0.001;
const raisedLabelScale = 0.75;

/** How each part shows how far the field is open, 0…1 and on a spring a little more. */
const frames = {
  boxes: (/** @type {number} */ value) => ({ scale: `1 ${Math.max(foldedScale, value)}` }),
  line: (/** @type {number} */ value) => ({ clipPath: `inset(0 calc(var(--_gap) * ${value}))` }),
  label: (/** @type {number} */ value) => ({
    translate: `0 calc(var(--_drop) * ${1 - value})`,
    scale: String(1 - (1 - raisedLabelScale) * value),
  }),
};

const prefix = 'live-sectioned-field';
const validitiesWithText = ['correct', 'incorrect'];

export class SectionedDrawing {
  static #count = 0;

  #host;
  #boxes = span('boxes');
  #lines = span('lines');
  #description = span('description');
  #fitting;
  /** @type {Record<string, HTMLElement>} */
  #texts = Object.fromEntries(validitiesWithText.map((validity) => [validity, span('text')]));
  /** @type {HTMLInputElement | undefined} */
  #input;
  /** @type {HTMLLabelElement | null} */
  #label = null;
  /** @type {LiveControls | undefined} */
  #live;
  /** @type {MovingProperty[]} */
  #movements = [];
  /** @type {MovingProperty[]} */
  #lineMovements = [];
  /** What is laid out; at first nothing, not even a plain field. */
  #layout = '?';
  /** The text and the sections that the boxes are as wide as. */
  #fitted = '?';
  /** In another width the sizes may go by other steps; and what is not displayed cannot be measured. */
  #sizes = new ResizeObserver(() => this.#refit());
  #refit = () => {};

  /** @param {HTMLElement} host */
  constructor(host) {
    this.#host = host;
    this.#fitting = new TextFitting(host, `${prefix}-mirror`);
    for (const part of [this.#boxes, this.#lines, ...Object.values(this.#texts)]) part.ariaHidden = 'true';
    for (const [validity, text] of Object.entries(this.#texts)) text.dataset.for = validity;
    this.#description.hidden = true;
    this.#description.id = `${prefix}-description-${++SectionedDrawing.#count}`;
  }

  /**
   * @param {LiveControls} live
   * @param {HTMLInputElement} input
   */
  start(live, input) {
    this.#live = live;
    this.#input = input;
    this.#label = this.#host.querySelector('label');
    this.#host.append(this.#boxes, this.#lines, this.#fitting.mirror, ...Object.values(this.#texts), this.#description);
    const labels = [...Object.values(this.#texts), ...(this.#label && !this.#label.contains(input) ? [this.#label] : [])];
    this.#movements = [
      new MovingProperty(live, this.#boxes, frames.boxes),
      ...labels.map((label) => new MovingProperty(live, label, frames.label)),
    ];
    this.#layout = '?';
    this.#fitted = '?';
    this.#sizes.observe(this.#host);
    this.showLabels();
  }

  /** Takes away what was drawn, also by the element that this one is a clone of. */
  clear() {
    this.describe(undefined);
    this.#sizes.disconnect();
    this.#refit = () => {};
    for (const movement of [...this.#movements, ...this.#lineMovements]) movement.stop();
    this.#movements = [];
    this.#lineMovements = [];
    const names = ['boxes', 'lines', 'mirror', 'text', 'description'].map((name) => `.${prefix}-${name}`);
    for (const element of this.#host.querySelectorAll(`:scope > :is(${names.join(', ')})`)) element.remove();
    for (const name of ['translate', 'scale']) this.#host.querySelector('label')?.style.removeProperty(name);
    this.#input = undefined;
  }

  /**
   * @param {Movement} movement
   * @param {number} time
   */
  open(movement, time) {
    for (const part of [...this.#movements, ...this.#lineMovements]) part.move(movement, time);
  }

  /** @param {Answer} answer */
  show({ phase, display, validity, brand, isComplete, lengths, hasVisibleSeparator, activeSection }) {
    this.#mark('phase', phase);
    this.#mark('validity', validity);
    this.#mark('brand', brand || undefined);
    this.#mark('complete', isComplete ? '' : undefined);
    const layout = `${lengths.join(' ')}${hasVisibleSeparator ? '/' : ''}`;
    if (layout !== this.#layout) this.#lay(lengths, hasVisibleSeparator);
    this.#layout = layout;
    this.#fit(display, lengths, hasVisibleSeparator);
    for (const parts of [this.#boxes.children, this.#lines.children]) {
      for (const [index, part] of [...parts].entries()) if (part.hasAttribute('data-active') !== (index === activeSection)) part.toggleAttribute('data-active');
    }
  }

  /**
   * Says something of the host in an attribute, for styles.
   *
   * @param {string} name
   * @param {string | undefined} value
   */
  #mark(name, value) {
    const { dataset } = this.#host;
    if (dataset[name] === value) return;
    if (value === undefined) delete dataset[name];
    else dataset[name] = value;
  }

  /**
   * @param {number[]} lengths
   * @param {boolean} hasVisibleSeparator
   */
  #lay(lengths, hasVisibleSeparator) {
    const { style } = this.#host;
    const count = Math.max(1, lengths.length);
    style.setProperty('--_characters', String(Math.max(1, lengths.reduce((sum, length) => sum + length, 0))));
    style.setProperty('--_sections', String(count));
    this.#host.toggleAttribute('data-plain', lengths.length === 0);
    this.#host.toggleAttribute('data-separator', hasVisibleSeparator);
    for (const [parts, name] of /** @type {const} */ ([[this.#boxes, 'box'], [this.#lines, 'line']])) {
      while (parts.childElementCount > count) parts.lastElementChild?.remove();
      while (parts.childElementCount < count) parts.append(span(name));
    }
    for (const movement of this.#lineMovements.splice(count)) movement.stop();
    const live = /** @type {LiveControls} */ (this.#live);
    for (const line of [...this.#lines.children].slice(this.#lineMovements.length)) {
      this.#lineMovements.push(new MovingProperty(live, /** @type {HTMLElement} */ (line), frames.line));
    }
  }

  /**
   * @param {string} display
   * @param {number[]} lengths
   * @param {boolean} isEven whether all characters are known to be alike
   */
  #fit(display, lengths, isEven) {
    const fitted = `${this.#layout} ${display}`;
    if (fitted === this.#fitted) return;
    this.#fitted = fitted;
    const even = lengths.map((length) => `minmax(0, ${length}fr)`).join(' ') || 'minmax(0, 1fr)';
    const fit = () => {
      const columns = isEven ? undefined : this.#fitting.columns(display, lengths);
      this.#host.style.setProperty('--_columns', columns ?? even);
    };
    this.#refit = fit;
    fit();
  }

  /** The label's own texts for a validity, which the host's attributes name. */
  showLabels() {
    for (const [validity, text] of Object.entries(this.#texts)) {
      text.textContent = this.#host.getAttribute(`label-${validity}`) ?? '';
    }
  }

  /** @param {Message | undefined} description */
  async describe(description) {
    const element = this.#description;
    if (this.#input) toggleToken(this.#input, 'aria-describedby', element.id, description !== undefined);
    if (description) element.textContent = await messageText(description, this.#host);
  }
}

/** @param {string} name of its class */
function span(name) {
  const element = document.createElement('span');
  element.className = `${prefix}-${name}`;
  return element;
}
