/**
 * Measures a number's text: its height, and the sides of the digits where signs, currencies, and units appear. It measures a copy in the
 * page's body, because the boxes around the number may be scaled or turned. The copy stays, without its text: in Chromium, removing a
 * node would clear the undo history of the field that a person types in.
 */

import { hideFromHydration } from '../core/hydration.js';

/** @typedef {import('./wire.js').NumberRoll} Roll */
/** @typedef {'left' | 'right'} Side */
/** @typedef {{ prefix: Side, suffix: Side }} Sides The sides of the digits where the prefix and suffix appear. */

/** The smallest distance between two digits of a wheel, in ems. */
const smallestLine = 1.25;
/**
 * By font.
 *
 * @type {Map<string, number>}
 */
const knownHeights = new Map();
globalThis.document?.fonts?.addEventListener('loadingdone', () => knownHeights.clear());

/**
 * Returns a line height that contains every digit, in whole pixels because WebKit rounds it. It's measured once for each font.
 *
 * @param {HTMLElement} number contains the text
 * @param {CSSStyleDeclaration} style
 */
export function lineHeight(number, { fontFamily, fontSize, fontWeight, fontStyle }) {
  const key = [fontFamily, fontSize, fontWeight, fontStyle].join();
  let height = knownHeights.get(key);
  if (height === undefined) {
    const heights = measureCopy(number, { fontFamily, fontSize, fontWeight, fontStyle }, (text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].map((rect) => rect.height);
    });
    knownHeights.set(key, (height = Math.round(Math.max(smallestLine * parseFloat(fontSize), ...heights))));
  }
  return height;
}

/** @type {WeakMap<Document, { element: HTMLElement, text: Text }>} */
const copies = new WeakMap();

/** @param {Document} page */
function hiddenCopy(page) {
  const known = copies.get(page);
  if (known?.element.isConnected) return known;
  const copy = { element: page.createElement('span'), text: page.createTextNode('') };
  copy.element.ariaHidden = 'true';
  copy.element.append(copy.text);
  page.body.append(copy.element);
  hideFromHydration(copy.element);
  copies.set(page, copy);
  return copy;
}

/**
 * @template Measure
 * @param {HTMLElement} number contains the whole text
 * @param {Partial<CSSStyleDeclaration>} style
 * @param {(text: Text) => Measure} measure measures a copy of the text
 * @returns {Measure}
 */
function measureCopy(number, style, measure) {
  const { element, text } = hiddenCopy(number.ownerDocument);
  text.data = [...number.childNodes].find((node) => node.nodeType === Node.TEXT_NODE)?.nodeValue ?? '';
  Object.assign(element.style, { position: 'absolute', inset: '0 auto auto 0', visibility: 'hidden', whiteSpace: 'nowrap', writingMode: 'horizontal-tb' }, style);
  const measured = measure(text);
  text.data = '';
  return measured;
}

/** @type {Map<string, Sides>} */
const knownSides = new Map();
/** @type {Sides} */
const usualSides = { prefix: 'left', suffix: 'right' };

/**
 * Returns where the browser puts the prefix and suffix. In bidirectional text, that depends on their directional marks, the
 * digits, and the page's direction. It's measured once for each combination.
 *
 * @param {HTMLElement} number contains the whole text
 * @param {Roll} roll
 * @param {string} direction of the surrounding text
 * @returns {Sides}
 */
export function measuredSides(number, { prefix, suffix, digits }, direction) {
  if (!prefix.text && !suffix.text) return usualSides;
  const key = [direction, prefix.text, digits[0], suffix.text].join('\n');
  let sides = knownSides.get(key);
  if (!sides) {
    sides = measureCopy(number, { direction }, (text) => measure(text, prefix.text.length, suffix.text.length));
    knownSides.set(key, sides);
  }
  return sides;
}

/**
 * @param {Text} text
 * @param {number} prefixLength
 * @param {number} suffixLength
 * @returns {Sides}
 */
function measure(text, prefixLength, suffixLength) {
  const { length } = text;
  if (prefixLength + suffixLength > length) return usualSides;
  const range = document.createRange();
  const center = (/** @type {number} */ start, /** @type {number} */ end) => {
    range.setStart(text, start);
    range.setEnd(text, end);
    const { left, right } = range.getBoundingClientRect();
    return (left + right) / 2;
  };
  const digits = center(prefixLength, length - suffixLength);
  return {
    prefix: prefixLength > 0 && center(0, prefixLength) > digits ? 'right' : 'left',
    suffix: suffixLength > 0 && center(length - suffixLength, length) < digits ? 'left' : 'right',
  };
}
