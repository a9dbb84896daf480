/**
 * Lays out the sections to match the text in the input.
 *
 * All cells have the same pitch, which the stylesheet sets through the input's letter-spacing. A box spans one cell for each
 * character of its section. The text's widths can differ for two reasons: some characters are wider than a digit, or the page
 * or user changes the spacing. The native caret follows the native text, so the boxes do too.
 */

import { leastScale } from '../core/context.js';
import { setText } from '../core/text.js';

/** Matches characters each of which is one, and those as wide as a digit. A space may have its own spacing. */
const isSimple = /^[!-~]*$/;
const isUniform = /^[!-*/-~]*$/;
const segmenter = new Intl.Segmenter();

/** How far a text may exceed its width, in pixels, and how often to fit it again in engines with stepped font sizes. */
const tolerance = 0.5;
const attempts = 4;
/** The em of the widest digit, which may be on one side of its place. */
const widestDigit = 0.6;
/** The em beside the ink of each character of a section of two, between visible separators. */
const pairRoom = 0.39;
/** How far the input's pitch may differ from the stylesheet's, in pixels, before the boxes follow it. */
const pitchTolerance = 0.03;
/** The number of digits to measure for the pitch. Widths without zoom and transforms are whole pixels. */
const rulerLength = 100;
/** The number of digits to measure for the font, and how much wider than in the computed size a digit may be drawn, in pixels. */
const sampleLength = 10;
const hinting = 0.75;
const ownProperties = ['--_shortfall', '--_excess', '--_lean', '--_spaced', '--_largest'];
/** The places that remain visible beside the caret. */
const visibleContext = 1.5;

/**
 * The smallest size in which the browser draws text, in pixels, once that's larger than a computed size. Firefox has a setting for it.
 */
let leastDrawn = 0;

/**
 * The fields to lay out in the next microtask, or in the next frame if their sizes changed, because a layout change in the
 * observer's callback would cause a loop error. All are written before any is measured, so the page is laid out once.
 *
 * @type {Set<SectionFitting>}
 */
const waiting = new Set();
/** @type {Set<SectionFitting>} */
const resized = new Set();

/**
 * Observers don't report the width of paper, and in Firefox, no script knows it. So printed characters are as close as those of a narrow
 * field, and as small as they must be, because paper doesn't scroll. A server that imports this module has no media.
 */
const print = /** @type {MediaQueryList} */ (globalThis.matchMedia?.('print'));

function layAll() {
  const all = [...waiting];
  waiting.clear();
  for (const fitting of all) fitting.lay();
  for (const fitting of all) fitting.readMeasures();
  for (const fitting of all) fitting.calculate();
  const digits = all.map((fitting) => fitting.measureSpacing());
  const least = leastDrawn;
  for (const { drawn, size } of digits) if (drawn > size) leastDrawn = Math.max(leastDrawn, drawn);
  if (leastDrawn > least) {
    for (const fitting of all) waiting.add(fitting);
    layAll();
    return;
  }
  all.forEach((fitting, index) => fitting.followDigits(digits[index]));
  const spacings = all.map((fitting) => fitting.measureSpacing());
  all.forEach((fitting, index) => fitting.followSpacing(spacings[index]));
  for (const fitting of all) fitting.followText();
  for (const fitting of all) fitting.scroll();
}

function layResized() {
  for (const fitting of resized) {
    fitting.decorate();
    waiting.add(fitting);
  }
  resized.clear();
  layAll();
}

/**
 * The number of cells in each section and in all, at least one, and the text if its characters have different widths.
 * @typedef {{ room: number[], places: number, text?: { parts: string[], counts: number[] } }} Fitted
 */

/**
 * What the stylesheet says, in pixels and ems: the width of the field, the widest pitch, the largest and the smallest font size, the gap
 * between boxes, the widest ink of a character and the widest pitch in ems, and whether the page or user spaces all text.
 * @typedef {{ width: number, widest: number, largest: number, smallest: number, wanted: number, glyph: number, wide: number,
 * isSpaced: boolean }} Measures
 */

/**
 * Returns the font size, the pitch, and the gap in pixels, as `SectionLayout` does. From the ink of a character to any border, there is
 * at least a quarter of an em and 4 pixels. Where room is short, the gap gives way to a divider, then the pitch shrinks, and then the
 * font, down to the smallest size. A text that doesn't fit then scrolls.
 *
 * @param {Measures} measures
 * @param {number} places
 * @param {number} excess the extra width of wide characters, in ems
 * @param {boolean} isSeparated whether there are visible separators, with no borders beside them
 */
function lengthsFor({ width, widest, largest, smallest, wanted, glyph, wide, isSpaced }, places, excess, isSeparated) {
  const narrow = isSpaced ? wide : Math.min(wide, glyph + pairRoom);
  const fitting = isSeparated ? (width - 2) / (places * narrow + excess) : (width - 2 - places * 1.2) / (places * (glyph + 0.5) + excess);
  const size = Math.max(print.matches ? 1 : smallest, Math.min(largest, fitting));
  const least = isSeparated ? narrow * size : glyph * size + Math.max(size / 2, print.matches ? 0 : 8) + 1;
  if (print.matches) return { size, gap: 0, pitch: least };
  const most = Math.min(widest, wide * size);
  const room = width - excess * size;
  // All of the gap, or nothing if a place has no room for it and for the borders of two boxes.
  const gap = Math.min(most, (room + wanted) / places) - least - wanted - 2 > 0 ? Math.max(0, wanted) : 0;
  const each = (room + (gap || -2)) / places;
  // A text that scrolls need not save room, and the ink of a character, such as that of a 4, may be on one side.
  const spare = least - each > 0.01 ? Math.max(0, widestDigit - glyph) * size : 0;
  return { size, gap, pitch: Math.max(least, Math.min(most, each)) + spare };
}

/** @param {number[]} numbers */
export const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** @param {string} text */
function characterCount(text) {
  return [...segmenter.segment(text)].length;
}

export class SectionFitting {
  /**
   * Has the input's style. Contains the ruler and then an element for each section, which is empty except during measurement.
   */
  mirror = document.createElement('span');
  /**
   * Contains an element for each section beside a visible separator. It shows the section's text, whose characters are closer than
   * the input's. The input's own text is then transparent.
   */
  texts = document.createElement('span');
  /** @type {string[]} */
  #parts = [];
  #ruler = document.createElement('span');
  /** Digits in a size of their own and without spacing, so that their width is only that of the font. */
  #sample = document.createElement('span');
  #host;
  /** What the current layout is for. */
  #fitted = '';
  /** @type {Measures | undefined} */
  #measures;
  /** @type {Fitted | undefined} */
  #layout;
  #pitch = 0;
  /** Whether the page or user sets another pitch than the stylesheet. */
  #isRespaced = false;
  /**
   * The number of characters before the caret, or `undefined` if the field doesn't have the focus.
   *
   * @type {number | undefined}
   */
  #caret;
  #layLater = () => {
    if (resized.size === 0) requestAnimationFrame(layResized);
    resized.add(this);
  };
  #layForPrint = () => {
    resized.add(this);
    layResized();
  };
  /** The pitch changes with the width, font, zoom, and spacing, which dispatch no event. */
  #sizes = new ResizeObserver(this.#layLater);
  /** A class of the page can set the host's display. */
  #classes = new MutationObserver(this.#layLater);
  /**
   * The properties that the stylesheet gets through the host's style.
   *
   * @type {string[][]}
   */
  #given = [];
  /** The page may replace the host's style. */
  #styles = new MutationObserver(() => {
    const { style } = this.#host;
    if (style.getPropertyValue('--_places')) this.#given = [...style].filter((name) => name.startsWith('--_')).map((name) => [name, style.getPropertyValue(name)]);
    else for (const [name, value] of this.#given) style.setProperty(name, value);
  });

  /**
   * @param {HTMLElement} host
   * @param {string} prefix of class names
   * @param {() => void} decorate draws more, whose place depends on the font
   */
  constructor(host, prefix, decorate) {
    this.#host = host;
    this.decorate = decorate;
    this.mirror.className = `${prefix}-mirror`;
    this.texts.className = `${prefix}-texts`;
    this.#sample.append('0'.repeat(sampleLength));
    this.#ruler.append('0'.repeat(rulerLength), this.#sample);
    this.mirror.append(this.#ruler);
  }

  start() {
    this.#fitted = '';
    this.#sizes.observe(this.#ruler, { box: 'border-box' });
    this.#sizes.observe(this.#sample);
    this.#sizes.observe(this.#host);
    this.#classes.observe(this.#host, { attributeFilter: ['class'] });
    this.#styles.observe(this.#host, { attributeFilter: ['style'] });
    this.#host.addEventListener('scroll', this.#fade);
    print.addEventListener('change', this.#layForPrint);
  }

  stop() {
    this.#sizes.disconnect();
    this.#classes.disconnect();
    this.#styles.disconnect();
    this.#host.removeEventListener('scroll', this.#fade);
    print.removeEventListener('change', this.#layForPrint);
    for (const name of ['scrolls', 'grid', 'rtl']) delete this.#host.dataset[name];
    this.#layout = undefined;
  }

  /**
   * @param {string} text
   * @param {number[]} lengths
   * @param {{ start: number, end: number }[]} sections of the text
   */
  fit(text, lengths, sections) {
    const parts = sections.map(({ start, end }) => text.slice(start, end));
    const isPlain = isSimple.test(text);
    const counts = parts.map((part) => (isPlain ? part.length : characterCount(part)));
    // A composition may be longer than its section.
    const isDrawn = isPlain && counts.every((count, index) => count <= lengths[index]);
    const isEven = isDrawn && isUniform.test(text);
    this.#parts = isDrawn ? parts : [];
    this.#drawTexts();
    const fitted = `${this.#host.matches('[secure]')} ${this.#host.matches(':dir(rtl)')} ${lengths} ${isEven || lengths.length === 0 ? '' : parts.join('\n')}`;
    if (fitted === this.#fitted) return;
    this.#fitted = fitted;
    const room = lengths.map((length, index) => Math.max(length, counts[index] ?? 0));
    this.#layout = { room, places: Math.max(1, sum(room)), text: isEven ? undefined : { parts, counts } };
    if (waiting.size === 0) queueMicrotask(layAll);
    waiting.add(this);
  }

  /** Assigns cells to the sections. */
  lay() {
    if (!this.#layout) return;
    const { room, places } = this.#layout;
    const { style, dataset } = this.#host;
    for (const name of ownProperties) style.removeProperty(name);
    delete dataset.grid;
    // Its direction may have changed.
    if (this.#caret === undefined) delete dataset.scrolls;
    style.setProperty('--_places', String(places));
    style.setProperty('--_longest', String(Math.max(2, ...room)));
    style.setProperty('--_columns', room.length === 0 ? 'minmax(0, 1fr)' : columns(room));
  }

  readMeasures() {
    const computed = getComputedStyle(this.mirror);
    if (parseFloat(computed.scrollPaddingRight) < leastDrawn) this.#host.style.setProperty('--_largest', `${leastDrawn}px`);
    const names = /** @type {const} */ (['scrollPaddingTop', 'scrollPaddingRight', 'scrollPaddingBottom', 'scrollPaddingLeft', 'scrollMarginTop', 'flexGrow', 'flexShrink']);
    const [widest, largest, smallest, width, wanted, glyph, wide] = names.map((name) => parseFloat(computed[name]));
    const isSpaced = this.#host.style.getPropertyValue('--_spaced') !== '';
    this.#measures = { width, widest, largest, smallest: Math.max(smallest, leastDrawn), wanted, glyph, wide, isSpaced };
  }

  /** Calculates the lengths, and gives them to the stylesheet. */
  calculate(excess = 0) {
    if (!this.#layout || !this.#measures) return;
    const { size, pitch, gap } = lengthsFor(this.#measures, this.#layout.places, excess, this.#host.dataset.separators !== undefined);
    this.#give(size, pitch, gap);
  }

  /**
   * @param {number} size
   * @param {number} pitch
   * @param {number} gap
   */
  #give(size, pitch, gap) {
    this.#pitch = pitch;
    // Whole names, which the package shortens.
    for (const [name, length] of Object.entries({ '--_size': size, '--_pitch': pitch, '--_gap': gap })) this.#host.style.setProperty(name, `${length}px`);
  }

  measureSpacing() {
    const { fontSize, letterSpacing } = getComputedStyle(this.mirror);
    const spaced = this.#ruler.offsetWidth / rulerLength;
    const size = parseFloat(fontSize);
    const own = parseFloat(getComputedStyle(this.#ruler).letterSpacing) || 0;
    // Only a style for all elements reaches the ruler and not the input.
    const added = (parseFloat(letterSpacing) || 0) - own;
    const { display, direction } = getComputedStyle(this.#host);
    const isGrid = /grid|none|contents/.test(display);
    const em = this.#sample.offsetWidth / sampleLength / parseFloat(getComputedStyle(this.#sample).fontSize);
    // A field that isn't displayed has no widths.
    const drawn = em && spaced - own > em * size + hinting ? (spaced - own) / em : size;
    return { isGrid, direction, pitch: spaced + added, size, spaced: added && spaced / size, drawn };
  }

  /**
   * Makes digits as far apart as the stylesheet says, although they are not as wide as its `ch`: tabular digits, or the marks that hide
   * characters.
   *
   * @param {ReturnType<SectionFitting['measureSpacing']>} spacing
   */
  followDigits({ pitch }) {
    if (pitch > 0 && Math.abs(pitch - this.#pitch) >= pitchTolerance) this.#host.style.setProperty('--_shortfall', `${this.#pitch - pitch}px`);
  }

  /**
   * Restores the host's layout if the page has another display for it, and adopts the input's pitch if it differs from the
   * stylesheet's, and the spacing of all elements between drawn characters.
   *
   * @param {ReturnType<SectionFitting['measureSpacing']>} spacing
   */
  followSpacing({ isGrid, direction, pitch, size, spaced }) {
    this.#host.toggleAttribute('data-grid', !isGrid);
    // A field that scrolls has another direction.
    if (!this.#host.matches('[data-scrolls]') && this.#host.matches('[data-rtl]') !== (direction === 'rtl')) {
      this.#host.toggleAttribute('data-rtl');
      this.decorate();
    }
    const isHidden = this.#host.matches('[secure]');
    this.#isRespaced = isHidden || (pitch > 0 && Math.abs(pitch - this.#pitch) >= pitchTolerance);
    this.#drawTexts();
    if (spaced) {
      this.#host.style.setProperty('--_spaced', spaced.toFixed(4));
      this.readMeasures();
      this.calculate();
    }
    if (isHidden || !this.#layout?.room.length || !this.#isRespaced) return;
    this.#host.style.removeProperty('--_shortfall');
    this.#give(size, pitch, 0);
    // A separator that leans would touch its neighbors.
    this.#host.style.setProperty('--_lean', '0deg');
  }

  #drawTexts() {
    for (const [index, element] of [...this.texts.children].entries()) {
      element.setAttribute('data-text', (!this.#isRespaced && this.#parts[index]) || '');
    }
  }

  /** Makes space for characters of different widths. */
  followText() {
    if (!this.#layout?.text || this.#layout.room.length === 0) return;
    const { room, text } = this.#layout;
    const { parts, counts } = text;
    const { style } = this.#host;
    for (let attempt = 0; attempt < attempts; attempt++) {
      const { pitch, size, ranges } = this.#measure(parts);
      if (!pitch) return;
      const excesses = ranges.map(({ start, end }, index) => (end - start - counts[index] * pitch) / size);
      // Right-to-left letters may put the second section before the first. Boxes can't follow that order.
      const isInOrder = ranges.every(({ start }, index) => index === 0 || start >= ranges[index - 1].start);
      if (isInOrder) style.setProperty('--_columns', columns(room, excesses));
      const excess = Math.max(0, sum(excesses));
      const isSettled = Math.abs(excess - Number(style.getPropertyValue('--_excess'))) * size < tolerance;
      if (isSettled) return;
      style.setProperty('--_excess', excess.toFixed(4));
      if (!this.#isRespaced) this.calculate(excess);
    }
  }

  /**
   * Keeps the caret in view if the text is wider than the field; see `SectionLayout.scrollOffset`.
   *
   * @param {number | undefined} caret the number of characters before it, or `undefined` without the focus
   */
  showCaret(caret) {
    this.#caret = caret;
    this.#scrollToCaret();
  }

  /** Lets the field scroll if its text is wider. */
  scroll() {
    if (!this.#layout) return;
    const excess = parseFloat(getComputedStyle(this.mirror).rowGap) - this.#host.clientWidth;
    this.#host.toggleAttribute('data-scrolls', this.#layout.room.length > 0 && excess > tolerance);
    this.#scrollToCaret();
  }

  #scrollToCaret() {
    const host = this.#host;
    if (!host.matches('[data-scrolls]')) return;
    const width = host.clientWidth;
    // The column gap is the space before the text.
    const position = (parseFloat(getComputedStyle(this.mirror).columnGap) || 0) + (this.#caret ?? 0) * this.#pitch;
    const context = Math.min(visibleContext * this.#pitch, width / 2);
    host.scrollLeft = this.#caret === undefined ? 0 : Math.min(Math.max(host.scrollLeft, position + context - width), position - context);
    this.#fade();
  }

  /** Tells the style how much text is beyond each edge, which is then soft. */
  #fade = () => {
    const { style, scrollLeft, scrollWidth, clientWidth } = this.#host;
    style.setProperty('--_before', `${scrollLeft}px`);
    style.setProperty('--_after', `${scrollWidth - clientWidth - scrollLeft}px`);
  };

  /** @param {string[]} parts */
  #measure(parts) {
    // Measures elements, because engines disagree on the bounds of a range in text with narrow spaces.
    while (this.mirror.childElementCount <= parts.length) this.mirror.append(document.createElement('span'));
    const spans = /** @type {HTMLElement[]} */ ([...this.mirror.children].slice(1, parts.length + 1));
    spans.forEach((element, index) => setText(element, parts[index]));
    const scale = this.#ruler.getBoundingClientRect().width / this.#ruler.offsetWidth;
    const ranges = spans.map((element, index) => {
      const { left, right } = element.getBoundingClientRect();
      if (scale > leastScale) return { start: left / scale, end: right / scale };
      // Whole pixels, whose errors must not add up.
      const { offsetLeft: start, offsetWidth } = element;
      return { start, end: spans[index + 1]?.offsetLeft ?? start + offsetWidth };
    });
    const pitch = this.#ruler.offsetWidth / rulerLength;
    const size = parseFloat(getComputedStyle(this.mirror).fontSize);
    for (const element of spans) setText(element, '');
    return { pitch, size, ranges };
  }
}

/**
 * Returns the widths of sections in CSS: the cells of each, the extra width of wide characters in ems, and the outer borders.
 *
 * @param {number[]} room
 * @param {number[]} [excesses]
 */
function columns(room, excesses = []) {
  return room
    .map((count, index) => {
      const ends = Number(index === 0) + Number(index === room.length - 1);
      return `calc(${count} * var(--_pitch) + ${excesses[index] || 0} * var(--_size) + ${ends} * var(--_end))`;
    })
    .join(' ');
}
