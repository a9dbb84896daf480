/**
 * Places an element at the trailing side inside a field's box, regardless of the page's layout, and keeps the field's text
 * clear of the element.
 *
 * The side follows the page's writing direction, not the text's. In a field with `dir="auto"`, the text's direction can change
 * with every keystroke. The field never moves in the document, because it would lose its focus and undo history.
 */

import { watchContext } from '../core/context.js';
import { isTextArea } from './field-watcher.js';

/** @typedef {import('./field-watcher.js').TextField} TextField */

/**
 * The `dataset` key that stores the field's own inline padding and the width that was written. A clone of the field has it too.
 */
const keptPadding = 'livePadding';
/** The properties that are measured and written. */
const transitionsOfSpace = /padding|width|size/;
/** The size of a text area's resize grip, in pixels. No API provides it. */
const gripSize = 12;

/**
 * The adornments to place in the next frame. All are measured before any is placed, so the page is laid out once.
 *
 * @type {Set<FieldAdornment>}
 */
const waiting = new Set();

function placeAll() {
  const adornments = [...waiting];
  waiting.clear();
  for (const adornment of adornments) adornment.giveBack();
  for (const adornment of adornments) adornment.finishTransitions();
  const edges = adornments.map((adornment) => adornment.measureEdges());
  adornments.forEach((adornment, index) => adornment.takeType(edges[index]));
  const widths = adornments.map((adornment) => adornment.width);
  adornments.forEach((adornment, index) => adornment.reserve(edges[index], widths[index]));
  for (const adornment of adornments) adornment.finishTransitions();
  // Measured last, because the reserved space may enlarge a field.
  const boxes = adornments.map((adornment, index) => adornment.measureBox(edges[index]));
  adornments.forEach((adornment, index) => adornment.place(edges[index], boxes[index]));
}

/** @typedef {ReturnType<FieldAdornment['measureEdges']>} Edges */
/** @typedef {ReturnType<FieldAdornment['measureBox']>} Box */

export class FieldAdornment {
  #host;
  #field;
  #element;
  #observer;
  #lifetime = new AbortController();
  #place = () => this.placeSoon();

  /**
   * @param {HTMLElement} host the positioned element around the field
   * @param {TextField} field
   * @param {HTMLElement} element inside the host
   */
  constructor(host, field, element) {
    this.#host = host;
    this.#field = field;
    this.#element = element;
    this.#observer = new ResizeObserver(this.#place);
    for (const observed of [host, field, element]) this.#observer.observe(observed);
    const { signal } = this.#lifetime;
    watchContext(host, this.#place, signal);
    // The page may have restyled the field, which dispatches no event.
    field.addEventListener('focus', this.#place, { signal });
    this.placeSoon();
  }

  end() {
    this.#observer.disconnect();
    this.#lifetime.abort();
    waiting.delete(this);
    this.giveBack();
    delete this.#element.dataset.placed;
  }

  /** Places the element in the next frame. Placing it in the resize observer's callback would cause a loop error. */
  placeSoon() {
    if (waiting.size === 0) requestAnimationFrame(placeAll);
    waiting.add(this);
  }

  /** Restores the field's own padding and width. */
  giveBack() {
    const { dataset, style } = this.#field;
    const [name, padding, width] = dataset[keptPadding]?.split(':') ?? [];
    if (name === undefined) return;
    delete dataset[keptPadding];
    style.setProperty(name, padding);
    // Keeps a width that the user set with the text area's resize grip.
    if (style.width === width) style.width = '';
    if (this.#field.getAttribute('style') === '') this.#field.removeAttribute('style');
  }

  /**
   * Finishes transitions of the field's space. A page may transition all properties, and a size in the middle of a transition
   * would be written as the field's own.
   */
  finishTransitions() {
    for (const animation of this.#field.getAnimations()) {
      if (animation instanceof CSSTransition && transitionsOfSpace.test(animation.transitionProperty)) animation.finish();
    }
  }

  /** The sizes at the field's edges, in pixels. */
  measureEdges() {
    const isRightToLeft = getComputedStyle(this.#host).direction === 'rtl';
    const side = isRightToLeft ? 'Left' : 'Right';
    const computed = getComputedStyle(this.#field);
    const padding = parseFloat(computed[`padding${side}`]);
    return {
      isRightToLeft,
      padding,
      // The reserved space is subtracted from the content width, so that the field doesn't grow.
      room: computed.boxSizing === 'content-box' ? parseFloat(computed.width) : undefined,
      inset: this.#isResizable(computed) ? Math.max(padding, gripSize) : padding,
      border: parseFloat(computed[`border${side}Width`]) + this.#scrollbar(computed, isRightToLeft),
      bottom: parseFloat(computed.borderBottomWidth) + parseFloat(computed.paddingBottom),
      fontSize: computed.fontSize,
      lineHeight: computed.lineHeight,
    };
  }

  /** @param {Edges} edges */
  takeType({ fontSize, lineHeight }) {
    const { style } = this.#element;
    style.setProperty('--_font-size', fontSize);
    style.setProperty('--_line-height', lineHeight);
  }

  /**
   * The field's box in the host's coordinates.
   *
   * @param {Edges} edges
   */
  measureBox({ isRightToLeft }) {
    const [host, field] = [this.#host.getBoundingClientRect(), this.#field.getBoundingClientRect()];
    return {
      top: field.top - host.top,
      end: isRightToLeft ? field.left - host.left : host.right - field.right,
      height: field.height,
    };
  }

  /**
   * @param {Edges} edges
   * @param {Box} box
   */
  place({ border, inset, bottom }, { top, end, height }) {
    const { style, dataset } = this.#element;
    style.setProperty('--_end', `${end + border + inset}px`);
    style.setProperty('--_top', `${top}px`);
    style.setProperty('--_height', `${height}px`);
    style.setProperty('--_padding', `${bottom}px`);
    dataset.placed = '';
  }

  get width() {
    return this.#element.offsetWidth;
  }

  /**
   * Keeps the field's text clear of the element.
   *
   * @param {Edges} edges
   * @param {number} width of the element
   */
  reserve({ isRightToLeft, inset, padding, room }, width) {
    if (width === 0) return;
    const field = this.#field;
    const { style } = field;
    // A logical property follows the page when its direction changes, but not in a field with its own `dir`.
    const name = !field.hasAttribute('dir') ? 'padding-inline-end' : isRightToLeft ? 'padding-left' : 'padding-right';
    const kept = `${name}:${style.getPropertyValue(name)}`;
    style.setProperty(name, `${inset + width + padding}px`);
    const isSized = style.width !== '';
    if (room && !isSized) style.width = `${Math.max(0, room - inset - width)}px`;
    field.dataset[keptPadding] = isSized ? kept : `${kept}:${style.width}`;
  }

  /** @param {CSSStyleDeclaration} computed */
  #isResizable(computed) {
    return isTextArea(this.#field) && computed.resize !== 'none';
  }

  /**
   * The width of a text area's scroll bar if it's on the trailing side; otherwise 0.
   *
   * @param {CSSStyleDeclaration} computed
   * @param {boolean} isRightToLeft
   */
  #scrollbar(computed, isRightToLeft) {
    if (!(isTextArea(this.#field))) return 0;
    const borders = parseFloat(computed.borderLeftWidth) + parseFloat(computed.borderRightWidth);
    const scrollbar = Math.max(0, this.#field.offsetWidth - this.#field.clientWidth - borders);
    // The scroll bar is at the end side of the text's own direction.
    return (computed.direction === 'rtl') === isRightToLeft ? scrollbar : 0;
  }
}
