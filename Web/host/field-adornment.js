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

export class FieldAdornment {
  #host;
  #field;
  #element;
  #observer;
  #frame = 0;

  /**
   * @param {HTMLElement} host the element around the field, positioned
   * @param {TextField} field
   * @param {HTMLElement} element in the host
   */
  constructor(host, field, element) {
    this.#host = host;
    this.#field = field;
    this.#element = element;
    this.#observer = new ResizeObserver(() => this.#placeSoon());
    for (const observed of [host, field, element]) this.#observer.observe(observed);
    this.place();
  }

  end() {
    this.#observer.disconnect();
    cancelAnimationFrame(this.#frame);
    this.#giveBack();
  }

  /** Puts the element into the field's box and the field's text beside it. */
  place() {
    const { style } = this.#element;
    const isRightToLeft = getComputedStyle(this.#host).direction === 'rtl';
    const side = isRightToLeft ? 'Left' : 'Right';
    this.#giveBack();
    const computed = getComputedStyle(this.#field);
    const padding = parseFloat(computed[`padding${side}`]);
    const inset = this.#isResizable(computed) ? Math.max(padding, gripSize) : padding;
    const [hostBox, fieldBox] = [this.#host.getBoundingClientRect(), this.#field.getBoundingClientRect()];
    const border = parseFloat(computed[`border${side}Width`]) + this.#scrollbar(computed, isRightToLeft);
    const distance = isRightToLeft ? fieldBox.left - hostBox.left : hostBox.right - fieldBox.right;
    style.setProperty('--_end', `${distance + border + inset}px`);
    style.setProperty('--_top', `${fieldBox.top - hostBox.top}px`);
    style.setProperty('--_height', `${fieldBox.height}px`);
    style.setProperty('--_padding', `${parseFloat(computed.borderBottomWidth) + parseFloat(computed.paddingBottom)}px`);
    style.setProperty('--_font-size', computed.fontSize);
    style.setProperty('--_line-height', computed.lineHeight);
    const width = this.#element.offsetWidth;
    if (width > 0) this.#reserve(isRightToLeft, inset + width + padding);
  }

  /** Measuring within the observer's own turn would make it report a loop. */
  #placeSoon() {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.place());
  }

  /**
   * @param {boolean} isRightToLeft
   * @param {number} width
   */
  #reserve(isRightToLeft, width) {
    const field = this.#field;
    // The logical side follows the page when that turns; a field with a direction of its own does not.
    const name = !field.hasAttribute('dir') ? 'padding-inline-end' : isRightToLeft ? 'padding-left' : 'padding-right';
    field.dataset[keptPadding] = `${name}:${field.style.getPropertyValue(name)}`;
    field.style.setProperty(name, `${width}px`);
  }

  #giveBack() {
    const [name, padding] = this.#field.dataset[keptPadding]?.split(':') ?? [];
    if (name === undefined) return;
    delete this.#field.dataset[keptPadding];
    this.#field.style.setProperty(name, padding);
    if (this.#field.getAttribute('style') === '') this.#field.removeAttribute('style');
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
