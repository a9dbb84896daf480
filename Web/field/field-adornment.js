/**
 * Places an element at the trailing side inside a field's box, regardless of the page's layout, and keeps the field's text
 * clear of the element.
 *
 * The side follows the page's writing direction, not the text's. In a field with `dir="auto"`, the text's direction can change
 * with every keystroke. The field never moves in the document, because it would lose its focus and undo history.
 */

import { insetsIn, watchContext } from '../core/context.js';
import { isTextArea } from './field-watcher.js';

/** @typedef {import('./field-watcher.js').TextField} TextField */

/**
 * The `dataset` key that stores the field's own inline padding and the width that was written. A clone of the field has it too.
 */
const keptPadding = 'livePadding';
/** The properties that are measured and written. */
const transitionsOfSpace = /padding|width|size/;
/** The key of a field's adornments. They are a property of the field, because each element has its own copy of this script. */
const adornmentsKey = Symbol.for('live-controls');
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
  const offsets = adornments.map((adornment) => adornment.scrollOffset);
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
  // Without the reserved space, a field scrolls less far.
  adornments.forEach((adornment, index) => (adornment.scrollOffset = offsets[index]));
}

/** @typedef {ReturnType<FieldAdornment['measureEdges']>} Edges */
/** @typedef {ReturnType<FieldAdornment['measureBox']>} Box */

export class FieldAdornment {
  #host;
  #field;
  #observer;
  #changes;
  #siblings;
  /**
   * Reports that the field has moved in the host without a change of its size, such as beside a label whose text or font changes.
   *
   * @type {IntersectionObserver | undefined}
   */
  #moves;
  #margin = '';
  #lifetime = new AbortController();

  /**
   * @param {HTMLElement} host the positioned element around the field
   * @param {TextField} field
   * @param {HTMLElement} element inside the host
   */
  constructor(host, field, element) {
    this.#host = host;
    this.#field = field;
    this.element = element;
    /** @type {Set<FieldAdornment>} */
    this.#siblings = /** @type {any} */ (field)[adornmentsKey] ??= new Set();
    this.#siblings.add(this);
    this.#observer = new ResizeObserver(this.placeSoon);
    for (const observed of [host, field, element]) this.#observer.observe(observed);
    // The page's own validation may show an icon in the field.
    this.#changes = new MutationObserver(this.placeSoon);
    for (const observed of [field, field.form ?? field]) this.#changes.observe(observed, { attributeFilter: ['class', 'aria-invalid'] });
    const { signal } = this.#lifetime;
    watchContext(host, this.placeSoon, signal);
    // The page may have restyled the field, which dispatches no event.
    for (const type of ['focus', 'blur']) field.addEventListener(type, this.placeSoon, { signal });
    this.placeSoon();
  }

  /** Gives back the field's space. A sibling then reserves its own, because the field's content box changes. */
  end() {
    this.#observer.disconnect();
    this.#changes.disconnect();
    this.#moves?.disconnect();
    this.#lifetime.abort();
    waiting.delete(this);
    this.#siblings.delete(this);
    this.giveBack();
    delete this.element.dataset.placed;
  }

  /** Places the element and those beside it in the next frame. Placing them in the resize observer's callback would cause a loop error. */
  placeSoon = () => {
    if (waiting.size === 0) requestAnimationFrame(placeAll);
    for (const adornment of this.#siblings) waiting.add(adornment);
  };

  /** How far the text is scrolled, in pixels. */
  get scrollOffset() {
    const { scrollLeft: left, scrollTop: top } = this.#field;
    return { left, top };
  }

  set scrollOffset({ left, top }) {
    const field = this.#field;
    if (field.scrollLeft !== left || field.scrollTop !== top) field.scrollTo({ left, top, behavior: /** @type {any} */ ('instant') });
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
   * Finishes transitions of the space of the field or of the element around it. A page may transition all properties, and a size in the
   * middle of a transition would be written as the page's own.
   */
  finishTransitions(element = /** @type {HTMLElement} */ (this.#field)) {
    for (const animation of element.getAnimations()) {
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
      room: computed.boxSizing === 'content-box' && !this.#growsWithText(computed) ? parseFloat(computed.width) : undefined,
      inset: this.#isResizable(computed) ? Math.max(padding, gripSize) : padding,
      border: parseFloat(computed[`border${side}Width`]) + this.#scrollbar(computed, isRightToLeft),
      bottom: parseFloat(computed.borderBottomWidth) + parseFloat(computed.paddingBottom),
      fontSize: computed.fontSize,
      lineHeight: computed.lineHeight,
    };
  }

  /** @param {Edges} edges */
  takeType({ fontSize, lineHeight }) {
    const { style } = this.element;
    style.setProperty('--_font-size', fontSize);
    style.setProperty('--_line-height', lineHeight);
  }

  /**
   * The field's box in the element that the adornment is positioned in, up to the elements at its edge.
   *
   * @param {Edges} edges
   */
  measureBox({ isRightToLeft }) {
    // The page may position an element between the field and the host. An adornment that isn't displayed has none, and an inline one
    // has no width.
    const { offsetParent } = this.element;
    const outer = /** @type {HTMLElement} */ (offsetParent?.clientWidth ? offsetParent : this.#host);
    const [top, right, bottom, left, height] = insetsIn(this.#field, outer);
    return {
      outer,
      top,
      // A button is at the edge, and a counter beside it.
      end: (isRightToLeft ? left : right) + (this.element.localName === 'button' ? 0 : Math.max(0, this.width - this.element.offsetWidth)),
      height,
      // For an observer of its place, in whole pixels.
      margin: [top, right, bottom, left].map((inset) => `${1 - Math.round(inset)}px`).join(' '),
    };
  }

  /**
   * @param {Edges} edges
   * @param {Box} box
   */
  place(edges, { outer, top, end, height, margin }) {
    const { border, inset, bottom } = edges;
    const { style, dataset } = this.element;
    style.setProperty('--_end', `${end + (dataset.place ? 0 : border + inset)}px`);
    style.setProperty('--_top', `${top}px`);
    style.setProperty('--_height', `${height}px`);
    style.setProperty('--_padding', `${bottom}px`);
    // The page may hide the field alone.
    if (!this.element.toggleAttribute('data-placed', height > 0) || margin === this.#margin) return;
    this.#margin = margin;
    this.#moves?.disconnect();
    // With 0, also reports a field in a section that opens again: while it was closed, the element around it had another size.
    this.#moves = new IntersectionObserver(() => this.measureBox(edges).margin === margin || this.placeSoon(), { threshold: [0, 1], root: outer, rootMargin: margin });
    this.#moves.observe(this.#field);
  }

  /** The width of all elements in the field. */
  get width() {
    let width = 0;
    for (const { element } of this.#siblings) if (!element.dataset.place) width += element.offsetWidth;
    return width;
  }

  /**
   * Keeps the field's text clear of its elements, also on a page whose own space is important.
   *
   * @param {Edges} edges
   * @param {number} width of all elements in the field
   */
  reserve({ isRightToLeft, inset, padding, room }, width) {
    const field = this.#field;
    const { style, dataset } = field;
    if (width === 0 || keptPadding in dataset) return;
    // The text of the field may have another direction.
    const name = isRightToLeft ? 'padding-left' : 'padding-right';
    const kept = `${name}:${style.getPropertyValue(name)}`;
    style.setProperty(name, `${inset + width + padding}px`, 'important');
    const isSized = style.width !== '';
    if (room && !isSized) style.setProperty('width', `${Math.max(0, room - inset - width)}px`, 'important');
    dataset[keptPadding] = isSized ? kept : `${kept}:${style.width}`;
  }

  /**
   * Whether the field is as wide as its text.
   *
   * @param {CSSStyleDeclaration} computed
   */
  #growsWithText(computed) {
    if (computed.getPropertyValue('field-sizing') !== 'content') return false;
    const { style } = this.#field;
    const { width } = computed;
    const own = style.getPropertyValue('field-sizing');
    style.setProperty('field-sizing', 'fixed', 'important');
    const isFixed = computed.width === width;
    style.setProperty('field-sizing', own);
    return !isFixed;
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
