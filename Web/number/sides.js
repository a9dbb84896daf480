/** Finds on which sides of a number's digits its signs, currencies and units are seen. */

/** @typedef {import('./wire.js').NumberRoll} Roll */
/** @typedef {'left' | 'right'} Side */
/** @typedef {{ prefix: Side, suffix: Side }} Sides On which sides of the digits prefix and suffix are seen. */

/** @type {Map<string, Sides>} */
const knownSides = new Map();
/** @type {Sides} */
const usualSides = { prefix: 'left', suffix: 'right' };

/**
 * Where the browser puts prefix and suffix. In bidirectional text that depends on their marks, the digits and the page's
 * direction, so it is measured, once for each combination.
 *
 * @param {HTMLElement} final
 * @param {Roll} roll
 * @param {string} direction of the text around it
 * @returns {Sides}
 */
export function measuredSides(final, { prefix, suffix, digits }, direction) {
  if (!prefix.text && !suffix.text) return usualSides;
  const key = [direction, prefix.text, digits[0], suffix.text].join('\n');
  let sides = knownSides.get(key);
  if (!sides) knownSides.set(key, (sides = measure(final, prefix.text.length, suffix.text.length)));
  return sides;
}

/**
 * @param {HTMLElement} final
 * @param {number} prefixLength
 * @param {number} suffixLength
 * @returns {Sides}
 */
function measure(final, prefixLength, suffixLength) {
  const text = final.firstChild;
  const length = text?.nodeValue?.length ?? 0;
  if (!text || prefixLength + suffixLength > length) return usualSides;
  const range = document.createRange();
  const centre = (/** @type {number} */ start, /** @type {number} */ end) => {
    range.setStart(text, start);
    range.setEnd(text, end);
    const { left, right } = range.getBoundingClientRect();
    return (left + right) / 2;
  };
  const digits = centre(prefixLength, length - suffixLength);
  return {
    prefix: prefixLength > 0 && centre(0, prefixLength) > digits ? 'right' : 'left',
    suffix: suffixLength > 0 && centre(length - suffixLength, length) < digits ? 'left' : 'right',
  };
}
