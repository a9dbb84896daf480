/** Draws the parts around a sectioned field's input: boxes, lines, texts beside visible separators, and the label's texts. */

import { writeAttribute } from '../core/attributes.js';
import { MovingProperty } from '../core/motion.js';
import { isMotionReduced } from '../core/reduced-motion.js';
import { showFirst } from '../core/spare-elements.js';
import { setText } from '../core/text.js';
import { SectionFitting, sum } from './fitting.js';

/** @typedef {import('../core/loader.js').LiveControls} LiveControls */
/** @typedef {import('./wire.js').SectionedFieldAnswer & { time: number }} Answer */

/** The height of a folded box; see Sources/LiveControls/SectionedField/SectionLayout.swift. */
const foldedScale = 0.001;

/**
 * How each part shows the field's opening, which goes from 0 to 1 and overshoots slightly on a spring. The stylesheet sets by how
 * much the boxes unfold and the label shrinks.
 */
const frames = {
  boxes: (/** @type {number} */ value) => ({ scale: `1 calc(1 + ${Math.max(foldedScale, value) - 1} * var(--_unfold))` }),
  line: (/** @type {number} */ value) => ({
    clipPath: `inset(-1px calc(var(--_gap) * ${value}) -1px calc((var(--_gap) + min(var(--_gap), var(--_joint, 0px))) * ${value}))`,
  }),
  label: (/** @type {number} */ value) => ({
    translate: `0 calc(var(--_drop) * ${1 - value})`,
    scale: `calc(1 - var(--_shrink) * ${value})`,
  }),
};

/** @typedef {HTMLElement & { mark(name: string, value: string | undefined): void }} Host */

/** How far the field moves to both sides when its text turns out to be incorrect, in pixels, and for how long, in milliseconds. */
const shakes = [0, -5, 5, -3, 2, 0];
const shakeDuration = 400;

const prefix = 'live-sectioned-field';
const validitiesWithText = ['correct', 'incorrect'];

export class SectionedDrawing {
  #host;
  #boxes = span('boxes');
  #lines = span('lines');
  #mark = span('mark');
  #fitting;
  /** @type {Record<string, HTMLElement>} */
  #texts = Object.fromEntries(validitiesWithText.map((validity) => [validity, span('text')]));
  /** @type {LiveControls | undefined} */
  #live;
  /** @type {HTMLLabelElement | null} */
  #label = null;
  /** @type {MovingProperty[]} */
  #movements = [];
  /** @type {MovingProperty[]} */
  #lineMovements = [];
  /** The key of the current layout. The initial key matches no layout, so that a plain field is laid out too. */
  #layout = '?';
  /** @type {Animation | undefined} */
  #shake;

  /**
   * @param {Host} host
   * @param {() => void} decorate draws more, whose place depends on the font
   */
  constructor(host, decorate) {
    this.#host = host;
    this.#fitting = new SectionFitting(host, prefix, decorate);
    for (const part of this.parts) part.ariaHidden = 'true';
    for (const [validity, text] of Object.entries(this.#texts)) text.dataset.for = validity;
  }

  get parts() {
    return [this.#boxes, this.#lines, this.#fitting.texts, this.#fitting.mirror, this.#mark, ...Object.values(this.#texts)];
  }

  /** Whether all parts and the label are in place. Morphing a page removes elements that the server doesn't know. */
  get isIntact() {
    return this.#host.querySelector('label') === this.#label && this.parts.every((part) => part.parentNode === this.#host);
  }

  /**
   * @param {LiveControls} live
   * @param {HTMLInputElement} input
   * @param {HTMLElement[]} others the host's other parts
   */
  start(live, input, others) {
    this.#live = live;
    const label = (this.#label = this.#host.querySelector('label'));
    this.#host.append(...this.parts, ...others);
    const labels = [...Object.values(this.#texts), ...(label && !label.contains(input) ? [label] : [])];
    this.#movements = [
      new MovingProperty(live, this.#boxes, frames.boxes),
      ...labels.map((label) => new MovingProperty(live, label, frames.label)),
    ];
    this.#layout = '?';
    this.#fitting.start();
    this.showLabels();
  }

  /** Removes everything that was drawn, including styles of a cloned label. */
  clear() {
    this.#fitting.stop();
    for (const movement of [...this.#movements.splice(0), ...this.#lineMovements.splice(0)]) movement.stop();
    for (const part of this.parts) part.remove();
    for (const name of ['translate', 'scale']) this.#host.querySelector('label')?.style.removeProperty(name);
  }

  /**
   * @param {Answer} answer
   * @param {HTMLInputElement} input
   */
  show(answer, input) {
    const { value: text } = input;
    const { phase, validity, brand, isComplete, lengths, sections, visibleSeparators, activeSection, selection, opening, openingMotion, time } = answer;
    this.#host.mark('phase', phase);
    this.#host.mark('validity', validity);
    this.#host.mark('brand', brand);
    this.#host.mark('complete', isComplete ? '' : undefined);
    // Behind the last character that fits.
    const isFull = lengths.length > 0 && text.length >= sum(lengths);
    this.#host.mark('caret', isFull && selection.start === text.length ? 'end' : undefined);
    const layout = `${lengths}${visibleSeparators}${input.placeholder}`;
    if (layout !== this.#layout) this.#lay(lengths, visibleSeparators, input);
    this.#layout = layout;
    this.#fitting.fit(text, lengths, sections);
    this.#fitting.showCaret(activeSection === undefined ? undefined : selection.end);
    for (const parent of [this.#boxes, this.#lines, this.#fitting.texts]) {
      const parts = visible(parent);
      for (const [index, part] of parts.entries()) {
        const isActive = index === (activeSection && Math.min(activeSection, parts.length - 1));
        // A separator makes room for a caret beside it.
        part.toggleAttribute('data-active', isActive && (parent !== this.#fitting.texts || selection.end === sections[index].start));
      }
    }
    for (const part of [...this.#movements, ...this.#lineMovements]) part.move(opening, openingMotion, time);
  }

  /**
   * Says no: with a soft shake or, if motion is reduced, by fading in. A field that already shakes continues, because a second
   * start would be a jump.
   */
  shake() {
    if (this.#shake?.playState === 'running') return;
    const frames = isMotionReduced(this.#host) ? { opacity: ['0.4', '1'] } : { translate: shakes.map((x) => `${x}px`), easing: 'ease-in-out' };
    this.#shake = this.#host.animate(frames, shakeDuration);
  }

  /**
   * @param {number[]} lengths
   * @param {string | undefined} separators that are visible on the boundaries between sections, a space for none
   * @param {HTMLInputElement} input
   */
  #lay(lengths, separators, input) {
    const count = Math.max(1, lengths.length);
    const boxes = separators === undefined ? count : 1;
    // The separators of an example would take the places of characters.
    if (boxes > 1) input.placeholder &&= input.placeholder.replace(/[\s()/.-]/g, '');
    this.#host.toggleAttribute('data-plain', lengths.length === 0);
    this.#host.mark('separators', separators);
    fill(this.#boxes, 'box', boxes);
    fill(this.#lines, 'line', count);
    fill(this.#fitting.texts, 'part', separators === undefined ? 0 : count);
    for (const [index, part] of visible(this.#fitting.texts).entries()) {
      part.style.setProperty('--_count', String(lengths[index]));
      writeAttribute(part, 'data-separator', separators?.[index - 1]?.trim() || null);
    }
    for (const movement of this.#lineMovements.splice(count)) movement.stop();
    const live = /** @type {LiveControls} */ (this.#live);
    for (const line of visible(this.#lines).slice(this.#lineMovements.length)) {
      this.#lineMovements.push(new MovingProperty(live, line, frames.line));
    }
  }

  /**
   * Shows the label's texts for each validity, from the host's attributes.
   *
   * @param {string} [refusal] the page's own words for an incorrect text
   */
  showLabels(refusal) {
    for (const [validity, text] of Object.entries(this.#texts)) {
      setText(text, (validity === 'incorrect' && refusal) || (this.#host.getAttribute(`label-${validity}`) ?? ''));
    }
  }
}

/** @param {string} name of its class */
function span(name) {
  const element = document.createElement('span');
  element.className = `${prefix}-${name}`;
  return element;
}

/**
 * Shows the given number of parts of one kind.
 *
 * @param {HTMLElement} parent
 * @param {string} name
 * @param {number} count
 */
function fill(parent, name, count) {
  while (parent.childElementCount < count) parent.append(span(name));
  showFirst(/** @type {HTMLElement[]} */ ([...parent.children]), count, `${prefix}-${name}`);
}

/** @param {HTMLElement} parent */
function visible(parent) {
  return /** @type {HTMLElement[]} */ ([...parent.children]).filter(({ hidden }) => !hidden);
}
