/**
 * Stands at the trailing side inside a field's box, wherever the page's layout puts that, and keeps the field's text
 * clear of it.
 *
 * The side is that of the page's writing direction and not of the text's, which in a field with `dir="auto"` can turn
 * with every key. The field itself is not moved in the document, as it would lose its focus and its history.
 */

/** @typedef {import('./field-watcher.js').TextField} TextField */

/** Where the field's own inline padding is kept, after the property's name; a copy of the field brings it along. */
const keptPadding = 'livePadding';
/** The size of the grip in the corner of a text area, in pixels, which is nowhere to be read. */
const gripSize = 12;

/**
 * Those to be placed in the next frame, all at once: a page that is measured after each is placed is laid out anew each time.
 *
 * @type {Set<FieldAdornment>}
 */
const waiting = new Set();

function placeAll() {
  const adornments = [...waiting];
  waiting.clear();
  for (const adornment of adornments) adornment.giveBack();
  const edges = adornments.map((adornment) => adornment.measureEdges());
  adornments.forEach((adornment, index) => adornment.takeType(edges[index]));
  const widths = adornments.map((adornment) => adornment.width);
  adornments.forEach((adornment, index) => adornment.reserve(edges[index], widths[index]));
  // Last, as a field may grow by what is reserved.
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
  #place = () => this.placeSoon();

  /**
   * @param {HTMLElement} host the element around the field, positioned
   * @param {TextField} field
   * @param {HTMLElement} element in the host
   */
  constructor(host, field, element) {
    this.#host = host;
    this.#field = field;
    this.#element = element;
    this.#observer = new ResizeObserver(this.#place);
    for (const observed of [host, field, element]) this.#observer.observe(observed);
    // The page may have turned its direction or restyled the field, which nothing tells of.
    field.addEventListener('focus', this.#place);
    this.placeSoon();
  }

  end() {
    this.#observer.disconnect();
    this.#field.removeEventListener('focus', this.#place);
    waiting.delete(this);
    this.giveBack();
    delete this.#element.dataset.placed;
  }

  /** Places the element in the next frame. Within the observer's own turn it would report a loop. */
  placeSoon() {
    if (waiting.size === 0) requestAnimationFrame(placeAll);
    waiting.add(this);
  }

  /** Takes back what was reserved. */
  giveBack() {
    const [name, padding] = this.#field.dataset[keptPadding]?.split(':') ?? [];
    if (name === undefined) return;
    delete this.#field.dataset[keptPadding];
    this.#field.style.setProperty(name, padding);
    if (this.#field.getAttribute('style') === '') this.#field.removeAttribute('style');
  }

  /** What is inside the field's edges; lengths are in pixels. */
  measureEdges() {
    const isRightToLeft = getComputedStyle(this.#host).direction === 'rtl';
    const side = isRightToLeft ? 'Left' : 'Right';
    const computed = getComputedStyle(this.#field);
    const padding = parseFloat(computed[`padding${side}`]);
    return {
      isRightToLeft,
      padding,
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
   * Where the field's box is in the host.
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
  reserve({ isRightToLeft, inset, padding }, width) {
    if (width === 0) return;
    const field = this.#field;
    // The logical side follows the page when that turns; a field with a direction of its own does not.
    const name = !field.hasAttribute('dir') ? 'padding-inline-end' : isRightToLeft ? 'padding-left' : 'padding-right';
    field.dataset[keptPadding] = `${name}:${field.style.getPropertyValue(name)}`;
    field.style.setProperty(name, `${inset + width + padding}px`);
  }

  /** @param {CSSStyleDeclaration} computed */
  #isResizable(computed) {
    return this.#field instanceof HTMLTextAreaElement && computed.resize !== 'none';
  }

  /**
   * The width of a text area's scroll bar, where it stands on the trailing side.
   *
   * @param {CSSStyleDeclaration} computed
   * @param {boolean} isRightToLeft
   */
  #scrollbar(computed, isRightToLeft) {
    if (!(this.#field instanceof HTMLTextAreaElement)) return 0;
    const borders = parseFloat(computed.borderLeftWidth) + parseFloat(computed.borderRightWidth);
    const scrollbar = Math.max(0, this.#field.offsetWidth - this.#field.clientWidth - borders);
    // A scroll bar stands at the side where the text's own lines end.
    return (computed.direction === 'rtl') === isRightToLeft ? scrollbar : 0;
  }
}
