/**
 * What few limited fields need: a counter in words or beside the field, a text area that grows, and marks on the surplus. It gets
 * the functions that it shares from the element, so that its script doesn't contain them again.
 */

import { SurplusMarks } from './surplus-marks.js';

/** @typedef {import('../field/field-watcher.js').TextField} TextField */
/** @typedef {import('./wire.js').LimitedFieldAnswer} Answer */
/**
 * @typedef {{
 *   textOf: typeof import('../localization/messages.js').messageText,
 *   setText: typeof import('../core/text.js').setText,
 *   adopt: typeof import('../core/style.js').adoptStyle,
 *   hide: typeof import('../core/hydration.js').hideFromHydration,
 *   insetsIn: typeof import('../core/context.js').insetsIn,
 * }} Shared
 */
/** @typedef {HTMLElement & { limit: number, place: string, wording: string, grow: boolean }} Host */

const style = `@layer live-controls {
  .live-limited-field-adornment[data-place] { block-size: auto !important; padding-block: 0 !important; margin-inline: 0 !important; }
  .live-limited-field-adornment[data-place=above] { inset-block-start: calc(var(--_top) - 1.5em) !important; }
  .live-limited-field-adornment[data-place=below] { inset-block-start: calc(var(--_top) + var(--_height) + 0.25em) !important; }
  .live-limited-field-ruler { position: absolute !important; inline-size: 0 !important; block-size: 0 !important; overflow: hidden !important; visibility: hidden !important; }
  .live-limited-field-ruler > span { display: inline-block !important; white-space: pre !important; }
  .live-limited-field-ruler > ::before { content: attr(data-text); }
  .live-limited-field-marks { position: absolute !important; overflow: hidden !important; pointer-events: none !important; user-select: none; }
  .live-limited-field-marks, .live-limited-field-marks > span { margin: 0 !important; border: 0 !important; background: none !important; }
  .live-limited-field-marks { padding: 0 !important; }
  .live-limited-field-marks > span { display: block !important; position: static !important; box-sizing: border-box; color: transparent !important; forced-color-adjust: none; }
  .live-limited-field-marks::before, .live-limited-field-marks > span::before { display: none !important; }
  .live-limited-field-marks span span { all: unset !important; }
  .live-limited-field-marks span span::before { color: inherit !important; content: attr(data-text) !important; }
  .live-limited-field-surplus::before { background: color-mix(in srgb, var(--_incorrect) 24%, transparent); border-radius: 0.15em; }
  @media (forced-colors: active) { .live-limited-field-surplus::before { background: none; border-block-end: 2px solid CanvasText; } }
  @media print { .live-limited-field-marks { display: none; } }
}`;

export class LimitedExtras {
  #host;
  #field;
  #placed;
  #adornment;
  #shared;
  /** @type {SurplusMarks | undefined} */
  #marks;
  #turn = 0;
  #isEnded = false;
  // Writing the space in the observer's callback would cause a loop error.
  #observer = new ResizeObserver(() => requestAnimationFrame(() => this.#isEnded || this.#layOut()));
  /**
   * A text in the font of a text area that grows. A text area with a height keeps its size when its font arrives late, and WebKit
   * dispatches no event then.
   *
   * @type {HTMLElement | undefined}
   */
  #ruler;
  #moves = new MutationObserver(() => this.#marks?.place());
  /** A page may give a text area more rows, such as while it has the focus. One that grows keeps its height then. */
  #rows = new MutationObserver(() => this.#layOut());
  /** The inline space around the field, with the room for a counter. */
  #space = '';

  /**
   * @param {Host} host
   * @param {TextField} field
   * @param {import('../field/field-adornment.js').FieldAdornment} placed the counter or the ring
   * @param {Shared} shared
   */
  constructor(host, field, placed, shared) {
    this.#host = host;
    this.#field = field;
    this.#placed = placed;
    this.#adornment = placed.element;
    this.#shared = shared;
    // A clone has the space and the height of the original.
    this.#giveBackSpace();
    this.#shrink();
    shared.adopt(host, style);
    // The content above the field changes the size of the element, and so does a page that replaces its style.
    for (const observed of [host, field]) this.#observer.observe(observed, { box: 'border-box' });
    // A label whose text or font changes moves the field, and with it the adornment. In another direction, the room for a counter is
    // on the other side.
    this.#moves.observe(this.#adornment, { attributeFilter: ['style'] });
    this.#moves.observe(field, { attributeFilter: ['data-live-padding'] });
    this.#rows.observe(field, { attributeFilter: ['rows'] });
  }

  end() {
    this.#isEnded = true;
    this.#observer.disconnect();
    this.#moves.disconnect();
    this.#rows.disconnect();
    this.#marks?.end();
    this.#ruler?.remove();
    this.#turn++;
    this.#giveBackSpace();
    delete this.#adornment.dataset.place;
    this.#shrink();
  }

  /** @param {Answer} answer */
  show({ overflow, counterMessage }) {
    if (overflow) this.#marks ??= new SurplusMarks(this.#host, this.#field, this.#shared);
    this.#marks?.show(overflow);
    if (this.#host.wording === 'remaining') this.#say(counterMessage);
    this.#layOut();
  }

  /** @param {Answer['counterMessage']} message */
  async #say(message) {
    const turn = ++this.#turn;
    const counter = /** @type {HTMLElement} */ (this.#adornment.firstElementChild);
    const digits = /** @type {HTMLElement} */ (counter.firstElementChild);
    const { textOf } = this.#shared;
    const text = message ? await textOf(message, this.#host) : '';
    // Reserves the width of the greatest number, so that the text beside it doesn't move.
    const widest = message && this.#host.limit > 0 ? await textOf({ key: 'counterRemaining', number: this.#host.limit }, this.#host) : text;
    if (turn !== this.#turn) return;
    this.#shared.setText(digits, text);
    counter.dataset.widest = widest;
  }

  #layOut() {
    this.#place();
    if (this.#host.grow && this.#field.localName === 'textarea') this.#growWith(/** @type {HTMLTextAreaElement} */ (this.#field));
    else this.#shrink();
    this.#marks?.place();
  }

  /** Adds room for a counter beside the field to the element's own space, unless a label or other content already makes it. */
  #place() {
    const { place, style } = this.#host;
    if ((this.#adornment.dataset.place ?? 'inside') === place && place === 'inside') return;
    const { dataset } = this.#adornment;
    if ((dataset.place ?? 'inside') !== place) this.#placed.placeSoon();
    if (place === 'inside') delete dataset.place;
    else dataset.place = place;
    // Otherwise, the page has replaced the style.
    if (style.paddingBlock === this.#space) this.#giveBackSpace();
    this.#host.dataset.liveSpace = style.paddingBlock;
    this.#placed.finishTransitions(this.#host);
    const own = getComputedStyle(this.#host);
    const [top, , bottom] = this.#shared.insetsIn(this.#field, this.#host);
    const needed = this.#adornment.offsetHeight + 4;
    const [before, after] = [parseFloat(own.paddingTop), parseFloat(own.paddingBottom)];
    const [above, below] = [top - before, bottom - after];
    const room = (/** @type {string} */ side, /** @type {number} */ free) => (place === side ? Math.max(0, Math.round(needed - free)) : 0);
    style.paddingBlock = `${before + room('above', above)}px ${after + room('below', below)}px`;
    this.#space = style.paddingBlock;
    this.#placed.finishTransitions(this.#host);
  }

  /** Restores the page's own inline space. */
  #giveBackSpace() {
    const { dataset, style } = this.#host;
    if (dataset.liveSpace === undefined) return;
    style.paddingBlock = dataset.liveSpace;
    delete dataset.liveSpace;
  }

  /**
   * Makes a text area as high as its text. CSS can't (`field-sizing`), because the text area's width would depend on its text, too.
   *
   * @param {HTMLTextAreaElement} field
   */
  #growWith(field) {
    const { style } = field;
    const { overflowY } = style;
    // A counter inside the field gives its room back in the next frame. A height is the page's own, or set with the resize grip.
    if ((this.#host.place !== 'inside' && 'livePadding' in field.dataset) || style.height) return;
    // A hidden field has no size. The observer reports when it's shown.
    if (!field.offsetHeight) return;
    // The page's own inline height.
    field.dataset.liveHeight ??= style.blockSize;
    const { minBlockSize } = this.#host.style;
    // Keeps the page from scrolling while the field has only its rows, and the text from giving way to a scroll bar.
    this.#host.style.minBlockSize = `${this.#host.offsetHeight}px`;
    // With `hidden`, Firefox would make the text area anew, without its undo history.
    style.overflowY = 'clip';
    style.blockSize = 'auto';
    const computed = getComputedStyle(field);
    this.#watchFont(computed);
    const beside = (/** @type {string[]} */ ...names) => names.reduce((sum, name) => sum + parseFloat(computed.getPropertyValue(name)), 0);
    const outside = computed.boxSizing === 'border-box' ? beside('border-top-width', 'border-bottom-width') : -beside('padding-top', 'padding-bottom');
    style.blockSize = `${field.scrollHeight + outside}px`;
    style.overflowY = overflowY;
    this.#host.style.minBlockSize = minBlockSize;
  }

  /** @param {CSSStyleDeclaration} computed */
  #watchFont({ fontFamily, fontSize, fontWeight, fontStyle, fontStretch }) {
    let ruler = this.#ruler;
    if (!ruler) {
      ruler = this.#ruler = document.createElement('span');
      ruler.className = 'live-limited-field-ruler';
      ruler.ariaHidden = 'true';
      ruler.setAttribute('data-live-part', this.#host.localName);
      const text = document.createElement('span');
      // Generated content, which a search in the page doesn't find.
      text.setAttribute('data-text', 'abcdefghijklmnopqrstuvwxyz0123456789');
      ruler.append(text);
      this.#host.append(ruler);
      this.#shared.hide(ruler);
      this.#observer.observe(text);
    }
    Object.assign(ruler.style, { fontFamily, fontSize, fontWeight, fontStyle, fontStretch });
  }

  #shrink() {
    const { dataset, style } = this.#field;
    if (dataset.liveHeight === undefined) return;
    style.blockSize = dataset.liveHeight;
    delete dataset.liveHeight;
  }
}
