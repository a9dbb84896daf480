/**
 * Makes a sectioned field's boxes as wide as their text where its characters are not all alike.
 *
 * The boxes are laid out for characters as wide as a digit. An ideograph or an emoji is wider, and the native caret stands
 * where the native text is: so the boxes go with the text, which is set closer and then smaller, until all of it has room.
 */

/** Characters that are as wide as a digit in a monospaced font. */
const isUniform = /^[ -~]*$/;
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter() : undefined;

/** How much too wide a text may be, in pixels, and how often it is set anew where an engine's sizes go by steps. */
const tolerance = 0.5;
const attempts = 4;

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** @param {string} text */
function characterCount(text) {
  return [...(segmenter?.segment(text) ?? text)].length;
}

export class TextFitting {
  /** Has the input's style and, while it is measured, its text. */
  mirror = document.createElement('span');
  #host;

  /**
   * @param {HTMLElement} host
   * @param {string} className of the mirror
   */
  constructor(host, className) {
    this.#host = host;
    this.mirror.className = className;
    this.mirror.ariaHidden = 'true';
  }

  /**
   * Lays the sections out for a text.
   *
   * @param {string} display
   * @param {number[]} lengths
   * @returns {string | undefined} the columns, but only if they are others than the lengths alone make them
   */
  columns(display, lengths) {
    const { style } = this.#host;
    style.removeProperty('--_laid');
    style.removeProperty('--_excess');
    const parts = display.split(' ').slice(0, lengths.length);
    const counts = parts.map(characterCount);
    // What an input method is composing may be longer than its section.
    const isOverfull = counts.some((count, index) => count > lengths[index]);
    if (lengths.length === 0 || (isUniform.test(display) && !isOverfull)) return undefined;

    const room = lengths.map((length, index) => Math.max(length, counts[index] ?? 0));
    const { fontSize, digit, gap, ranges } = this.#measure(parts, '0');
    if (!digit) return undefined;
    style.setProperty('--_laid', String(sum(room)));
    const width = this.#host.clientWidth - (lengths.length + 1) * gap;
    let excess = sum(ranges.map(({ start, end }, index) => end - start - counts[index] * digit)) / fontSize;
    for (let attempt = 1; ; attempt += 1) {
      style.setProperty('--_excess', String(Math.max(0, excess)));
      const { columns, over, size } = this.#placed(parts, counts, room, width);
      if (over < tolerance || attempt === attempts) return columns;
      excess += over / size;
    }
  }

  /**
   * The columns for a text that stands as it will be seen, and how much wider it is than the room.
   *
   * @param {string[]} parts
   * @param {number[]} counts
   * @param {number[]} room for how many characters in each section
   * @param {number} width
   */
  #placed(parts, counts, room, width) {
    const { fontSize: size, digit, spacing, gap, ranges } = this.#measure(parts, '');
    const cell = digit + spacing;
    const widths = room.map((count, index) => {
      const range = ranges[index];
      if (!range) return count * cell;
      const next = ranges[index + 1];
      return next ? next.start - gap - range.start : range.end - range.start + (count - counts[index]) * cell;
    });
    const over = sum(widths) - width;
    // Letters that run from right to left may put the second section before the first; no box goes with that.
    const isInOrder = ranges.every(({ start }, index) => index === 0 || start >= ranges[index - 1].end);
    if (!isInOrder) return { columns: undefined, over, size };
    const columns = room.slice(0, -1).map((count, index) => {
      return `calc(${count} * var(--_cell) + ${((widths[index] - count * cell) / size).toFixed(4)} * var(--_size))`;
    });
    // What is left over is the last one's.
    return { columns: [...columns, 'minmax(0, 1fr)'].join(' '), over, size };
  }

  /**
   * @param {string[]} parts
   * @param {string} letterSpacing instead of the input's
   */
  #measure(parts, letterSpacing) {
    const { mirror } = this;
    mirror.style.letterSpacing = letterSpacing;
    // Elements, as engines do not agree on what a range of a text with narrow spaces covers.
    const [zero, ...spans] = ['0', ...parts].map((text) => {
      const element = document.createElement('span');
      element.textContent = text;
      return element;
    });
    mirror.replaceChildren(zero, ...spans.flatMap((element, index) => (index > 0 ? [' ', element] : [element])));
    const ranges = spans.map((element) => {
      const { left: start, right: end } = element.getBoundingClientRect();
      return { start, end };
    });
    const { width } = zero.getBoundingClientRect();
    const { fontSize, letterSpacing: used, columnGap } = getComputedStyle(mirror);
    const spacing = Number.parseFloat(used) || 0;
    const answer = {
      ranges,
      spacing,
      digit: width - spacing,
      fontSize: Number.parseFloat(fontSize),
      gap: Number.parseFloat(columnGap),
    };
    mirror.replaceChildren();
    return answer;
  }
}
