/**
 * Marks the part of a field's text that is over the limit.
 *
 * A page can't style a part of the text inside an input or text area: its text nodes aren't in the document, so neither a
 * range nor the CSS Custom Highlight API reaches them. A transparent copy of the text is therefore laid over the field, with the
 * same font and the same line breaks, and its surplus has a background. The copy is generated content, so that a search in the page
 * finds the text once, and no key removes a node.
 */

/** @typedef {import('../field/field-watcher.js').TextField} TextField */

/** The properties that determine where the characters are. */
const copied = [
  'font-family', 'font-size', 'font-weight', 'font-style', 'font-stretch', 'font-size-adjust', 'font-kerning', 'font-variant-caps',
  'font-variant-ligatures', 'font-variant-numeric', 'font-variant-east-asian', 'font-feature-settings', 'font-variation-settings',
  'font-optical-sizing', 'letter-spacing', 'word-spacing', 'line-height', 'text-align', 'text-indent', 'text-transform', 'tab-size',
  'direction', 'unicode-bidi', 'overflow-wrap', 'word-break', 'line-break', 'hyphens', 'writing-mode', 'text-rendering',
  'padding-top', 'padding-right', 'padding-bottom', 'padding-left',
];

export class SurplusMarks {
  #field;
  #host;
  // In the markup of a paragraph, which a page may write and parse again, a block would end the paragraph.
  #box = document.createElement('span');
  #copy = document.createElement('span');
  #before = document.createElement('span');
  #surplus = document.createElement('span');
  #after = document.createElement('span');
  #isShown = false;
  #insetsIn;
  #follow = () => this.#scroll();

  /**
   * @param {HTMLElement} host the positioned element around the field
   * @param {TextField} field
   * @param {{ hide: (part: Node) => void, insetsIn: typeof import('../core/context.js').insetsIn }} shared hides a part from frameworks, and measures
   */
  constructor(host, field, { hide, insetsIn }) {
    this.#insetsIn = insetsIn;
    this.#host = host;
    this.#field = field;
    this.#box.className = 'live-limited-field-marks';
    this.#box.ariaHidden = 'true';
    this.#box.setAttribute('data-live-part', host.localName);
    this.#box.append(this.#copy);
    this.#surplus.className = 'live-limited-field-surplus';
    this.#copy.append(this.#before, this.#surplus, this.#after);
    field.addEventListener('scroll', this.#follow, { passive: true });
    // An input scrolls without an event in some engines.
    for (const type of ['keyup', 'pointerup', 'focus', 'blur']) field.addEventListener(type, this.#follow);
    host.append(this.#box);
    hide(this.#box);
  }

  end() {
    for (const type of ['scroll', 'keyup', 'pointerup', 'focus', 'blur']) this.#field.removeEventListener(type, this.#follow);
    this.#box.remove();
  }

  /** @param {{ start: number, end: number } | undefined} range the surplus, in UTF-16 offsets */
  show(range) {
    this.#isShown = range !== undefined;
    this.#box.hidden = !range;
    if (!range) return;
    const { value } = this.#field;
    this.#before.dataset.text = value.slice(0, range.start);
    this.#surplus.dataset.text = value.slice(range.start, range.end);
    // A line break at the end needs something after it.
    this.#after.dataset.text = `${value.slice(range.end)}\u200b`;
  }

  /** Lays the copy over the field. */
  place() {
    if (!this.#isShown) return;
    const field = this.#field;
    const computed = getComputedStyle(field);
    const style = this.#copy.style;
    // More important than a style for all elements, such as a user's for the spacing of text, which doesn't move the text of an input.
    const copy = (/** @type {string} */ name, /** @type {string} */ text) => style.setProperty(name, text, 'important');
    for (const name of copied) copy(name, computed.getPropertyValue(name));
    const isMultiline = field.localName === 'textarea';
    style.whiteSpace = isMultiline ? computed.whiteSpace : 'pre';
    let [top, , , left] = this.#insetsIn(field, this.#host);
    let width = field.clientWidth;
    if (!isMultiline) {
      const [above, right, below, before] = ['top', 'right', 'bottom', 'left'].map((side) => parseFloat(computed.getPropertyValue(`padding-${side}`)));
      // An input's text is in the middle, and doesn't reach into the space at its sides, where a counter can be.
      copy('line-height', `${field.clientHeight - above - below}px`);
      copy('padding-inline', '0');
      left += before;
      width -= before + right;
    }
    style.width = isMultiline ? `${width}px` : 'max-content';
    style.minWidth = `${width}px`;
    Object.assign(this.#box.style, { left: `${left + field.clientLeft}px`, top: `${top + field.clientTop}px`, width: `${width}px`, height: `${field.clientHeight}px` });
    this.#scroll();
  }

  #scroll() {
    this.#box.scrollTo(0, 0);
    this.#copy.style.transform = `translate(${-this.#field.scrollLeft}px, ${-this.#field.scrollTop}px)`;
  }
}
