/**
 * Lays the sections out for the text as it stands in the input.
 *
 * Every place has one pitch, which the stylesheet sets as the input's letter-spacing; the boxes are as many of it as their
 * sections have characters. Two things can make the text another: characters that are wider than a digit, and a page or a
 * person that sets its spacing otherwise. The native caret stands where the native text is, so the boxes follow it.
 */

/** Characters that are as wide as a digit in a monospaced font; a space may have a spacing of its own. */
const isUniform = /^[!-~]*$/;
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter() : undefined;

/** How much too wide a text may be, in pixels, and how often it is set anew where an engine's sizes go by steps. */
const tolerance = 0.5;
const attempts = 4;
/** How far the input's pitch may be from that of the stylesheet, in pixels, before it counts as another. */
const pitchTolerance = 0.1;
/** How many digits are measured to know the pitch; a width that no zoom or transform touches is told in whole pixels. */
const rulerLength = 100;
/** How wide a place is at the least beside the gap, in digits; `SectionLayout.smallestPlace`. */
const smallestPlace = 1.25;
/** How wide a place is, in digits, where something that is seen has room between two of them. */
const roomyPlace = 1.75;
const ownProperties = ['--_pitch', '--_gap', '--_excess'];

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** @param {string} text */
function characterCount(text) {
  return [...(segmenter?.segment(text) ?? text)].length;
}

export class SectionFitting {
  /** Has the input's style, and holds digits or, while it is measured, the input's text. */
  mirror = document.createElement('span');
  #ruler = document.createElement('span');
  #host;
  #fitted = '?';
  /** @type {() => void} */
  #fit = () => {};
  /**
   * The pitch changes with the width, the font, the zoom and the spacing, of which nothing else tells. Within the observer's own
   * turn, a change of the layout would be reported as a loop.
   */
  #sizes = new ResizeObserver(() => requestAnimationFrame(() => this.#fit()));

  /**
   * @param {HTMLElement} host
   * @param {string} className of the mirror
   */
  constructor(host, className) {
    this.#host = host;
    this.mirror.className = className;
    this.#ruler.textContent = '0'.repeat(rulerLength);
    this.mirror.append(this.#ruler);
  }

  start() {
    this.#fitted = '?';
    this.#sizes.observe(this.#ruler);
  }

  stop() {
    this.#sizes.disconnect();
    this.#fit = () => {};
  }

  /**
   * @param {string} text
   * @param {number[]} lengths
   * @param {{ start: number, end: number }[]} sections of the text
   */
  fit(text, lengths, sections) {
    const parts = sections.map(({ start, end }) => text.slice(start, end));
    const isPlain = isUniform.test(text);
    const counts = parts.map((part) => (isPlain ? part.length : characterCount(part)));
    // What an input method is composing may be longer than its section.
    const isEven = isPlain && counts.every((count, index) => count <= lengths[index]);
    const fitted = `${lengths} ${isEven || lengths.length === 0 ? '' : parts.join('\n')}`;
    if (fitted === this.#fitted) return;
    this.#fitted = fitted;
    const room = lengths.map((length, index) => Math.max(length, counts[index] ?? 0));
    this.#fit = () => this.#lay(room, isEven ? undefined : { parts, counts });
    this.#fit();
  }

  /**
   * @param {number[]} room how many places each section has
   * @param {{ parts: string[], counts: number[] } | undefined} text where its characters are not all alike
   */
  #lay(room, text) {
    const { style } = this.#host;
    for (const name of ownProperties) style.removeProperty(name);
    style.setProperty('--_places', String(Math.max(1, sum(room))));
    if (room.length === 0) {
      style.setProperty('--_columns', 'minmax(0, 1fr)');
      return;
    }
    style.setProperty('--_columns', columns(room));
    this.#followSpacing();
    if (text) this.#followText(room, text);
  }

  /** Takes the pitch from the input where that is not the stylesheet's. */
  #followSpacing() {
    const { textIndent, letterSpacing, columnGap } = getComputedStyle(this.mirror);
    const pitch = this.#ruler.offsetWidth / rulerLength;
    const digit = pitch - (Number.parseFloat(letterSpacing) || 0);
    this.#host.toggleAttribute('data-tight', pitch < roomyPlace * digit);
    if (!pitch || Math.abs(pitch - Number.parseFloat(textIndent)) < pitchTolerance) return;
    const gap = Math.max(0, Math.min(Number.parseFloat(columnGap), pitch - smallestPlace * digit));
    this.#host.style.setProperty('--_pitch', `${pitch}px`);
    this.#host.style.setProperty('--_gap', `${gap}px`);
  }

  /**
   * @param {number[]} room
   * @param {{ parts: string[], counts: number[] }} text
   */
  #followText(room, { parts, counts }) {
    const { style } = this.#host;
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const { pitch, size, ranges } = this.#measure(parts);
      if (!pitch) return;
      const excesses = ranges.map(({ start, end }, index) => (end - start - counts[index] * pitch) / size);
      // Letters that run from right to left may put the second section before the first; no box goes with that.
      const isInOrder = ranges.every(({ start }, index) => index === 0 || start >= ranges[index - 1].end - tolerance);
      if (isInOrder) style.setProperty('--_columns', columns(room, excesses));
      const excess = Math.max(0, sum(excesses));
      const isSettled = Math.abs(excess - Number(style.getPropertyValue('--_excess') || 0)) * size < tolerance;
      if (isSettled) return;
      style.setProperty('--_excess', excess.toFixed(4));
    }
  }

  /** @param {string[]} parts */
  #measure(parts) {
    // Elements, as engines do not agree on what a range of a text with narrow spaces covers.
    const spans = parts.map((text) => {
      const element = document.createElement('span');
      element.textContent = text;
      return element;
    });
    this.mirror.append(...spans);
    const scale = this.#ruler.offsetWidth / this.#ruler.getBoundingClientRect().width;
    const ranges = spans.map((element) => {
      const { left, right } = element.getBoundingClientRect();
      return { start: left * scale, end: right * scale };
    });
    const pitch = this.#ruler.offsetWidth / rulerLength;
    const size = Number.parseFloat(getComputedStyle(this.mirror).fontSize);
    for (const element of spans) element.remove();
    return { pitch, size, ranges };
  }
}

/**
 * The widths of sections: so many places each, and what wide characters take beside, in ems.
 *
 * @param {number[]} room
 * @param {number[]} [excesses]
 */
function columns(room, excesses = []) {
  return room
    .map((count, index) => {
      const excess = excesses[index] ? ` + ${excesses[index].toFixed(4)} * var(--_size)` : '';
      return `calc(${count} * var(--_pitch)${excess})`;
    })
    .join(' ');
}
