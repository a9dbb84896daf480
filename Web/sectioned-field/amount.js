/**
 * What only a core with amounts can do. The part with such a core contains this code.
 *
 * The browser's own formatter writes two examples, from which the core learns the locale's notation. The currency and the
 * separators between groups are drawn around the sections. The input contains neither.
 */

import { languageOf } from '../core/context.js';
import { isMotionReduced } from '../core/reduced-motion.js';
import { adoptStyle } from '../core/style.js';
import style from './amount-style.js';
import { shortenExample } from './example.js';
import { changedWidths } from './ruler.js';

export { submitValue, valueIn } from './field-value.js';

/** @typedef {import('./live-sectioned-field.js').LiveSectionedField} LiveSectionedField */

/** The numbers whose formats show the groups, the decimals, and the sign; see `AmountNotation`. */
const numbers = [1_234_567, -1234];
const defaultExamples = '1,234,567.00;1,234.00';
/** How long a separator takes to its next place, in milliseconds. */
const moveDuration = 150;

/**
 * The examples of each locale and currency.
 *
 * @type {Map<string, string>}
 */
const known = new Map();

/**
 * The numbers of characters before each separator of the fields, from the right.
 *
 * @type {WeakMap<object, number[]>}
 */
const places = new WeakMap();

/**
 * Returns the numbers as the browser writes them. An unknown locale or currency is ignored.
 *
 * @param {LiveSectionedField} element
 * @param {string} language
 */
function examplesOf({ currency, decimals, signed, like }, language) {
  if (like) return like;
  const key = [language, currency, decimals, signed].join('\n');
  let examples = known.get(key);
  if (examples) return examples;
  const digits = decimals || !currency ? Math.max(0, Math.min(15, Number.parseInt(decimals, 10) || 0)) : undefined;
  const options = { numberingSystem: 'latn', minimumFractionDigits: digits, maximumFractionDigits: digits };
  for (const [tag, unit] of /** @type {const} */ ([[language, currency], [undefined, currency], [language], []])) {
    try {
      const format = new Intl.NumberFormat(tag, /** @type {any} */ ({ ...options, ...(unit && { style: 'currency', currency }) }));
      examples ??= numbers.map((number) => format.format(signed ? number : Math.abs(number))).join(';');
    } catch {
      // The next attempt omits a value that may be invalid.
    }
  }
  known.set(key, (examples ??= defaultExamples));
  return examples;
}

/**
 * Returns the format of an amount.
 *
 * @param {LiveSectionedField} element
 */
export function formatOf(element) {
  return element.preset === 'amount' ? `amount ${examplesOf(element, element.locale || languageOf(element))}` : undefined;
}

/**
 * Draws the currency, the minus sign and the separators.
 *
 * @param {LiveSectionedField} element
 * @param {HTMLInputElement} input
 * @param {import('./live-sectioned-field.js').Answer} answer
 */
export function decorate(element, input, { sections }) {
  const examples = formatOf(element)?.slice(7).split(';');
  if (!examples) return;
  const [first, second] = [examples[0], examples[1] ?? examples[0]];
  adoptStyle(element, style);
  const text = input.value;
  const isSigned = /^-./.test(text);
  const start = Number(isSigned);
  let [prefix, suffix] = affixes(isSigned ? second : first);
  const unit = affixes(first).join('');
  // A field for positive numbers can have a negative value.
  if (isSigned && prefix + suffix === unit) prefix = `-${prefix}`;
  const name = unit.replace(/[\s\u200e\u200f\u061c]/g, '');
  shortenExample(input, affixes(first)[0]);
  const [, digits, separator] = /(\d+)(\D*)/.exec(first) ?? ['', '', ''];
  const group = digits.length < 7 ? separator : '';
  const parts = /** @type {HTMLElement[]} */ ([...element.querySelectorAll('.live-sectioned-field-part:not([hidden])')]);
  const isRightToLeft = element.hasAttribute('data-rtl');
  // A number is written from left to right. In a right-to-left field, the currency is at its left, after the sign if the locale has
  // the sign first.
  const isolated = name && `\u2068${name}\u2069${/\s/.test(unit) ? '\u00a0' : ''}`;
  const sign = isSigned ? /[-\u2212]/.exec(prefix)?.[0] ?? '-' : '';
  const isSignFirst = sign && name && prefix.indexOf(name) > prefix.indexOf(sign);
  const [outer, inner] = isSignFirst ? ['', sign + isolated] : [isolated, sign];
  for (const [index, part] of parts.entries()) {
    const { start: from, end } = sections[index] ?? { start: 0, end: 0 };
    const isNumber = /\d/.test(text[from]);
    const isLast = index === parts.length - 1;
    const affix = isRightToLeft ? (index ? inner : outer) : index === start ? prefix : '';
    part.toggleAttribute('data-affix', index <= start);
    part.toggleAttribute('data-hidden', index < start);
    const isDecimals = !isNumber && index > start && end > from;
    part.toggleAttribute('data-single', isNumber && end - from === 1);
    part.setAttribute('data-point', isDecimals ? text[from] : '');
    part.setAttribute('data-before', index <= start ? affix : isNumber ? group : '');
    part.setAttribute('data-after', isLast && !isRightToLeft ? suffix : '');
  }
  // There is one line under all sections.
  const lines = element.querySelectorAll('.live-sectioned-field-line');
  lines[0]?.toggleAttribute('data-active', [...lines].some((line) => line.matches('[data-active]')));
  makeRoom(element, input, isRightToLeft ? '' : prefix, isRightToLeft ? isolated : suffix, isSigned ? '-' : '', /\d(\D)/.exec(text)?.[1] ?? '');
  move(element, parts.filter((part) => part.dataset.before && part.dataset.affix === undefined), (part) => sections[parts.indexOf(part)].start);
}

/**
 * Returns the texts around the digits of an example.
 *
 * @param {string} example
 */
function affixes(example) {
  return /^(\D*).*?(\D*)$/.exec(example)?.slice(1) ?? ['', ''];
}

/**
 * Moves the separators softly to their places, which are counted from the right.
 *
 * @param {HTMLElement} element
 * @param {HTMLElement[]} separators
 * @param {(separator: HTMLElement) => number} placeOf returns the number of characters before a separator
 */
function move(element, separators, placeOf) {
  const before = places.get(element) ?? [];
  const now = separators.map(placeOf).reverse();
  places.set(element, now);
  if (isMotionReduced(element)) return;
  for (const [index, place] of now.entries()) {
    const distance = before[index] - place;
    if (distance === 0) continue;
    const from = index in before ? { marginInlineStart: `calc(var(--_pitch) * ${distance})` } : { opacity: 0 };
    separators[now.length - 1 - index].animate([from, {}], { duration: moveDuration, easing: 'ease-out', pseudoElement: '::before' });
  }
}

/**
 * Makes room for the texts around the number. It's in ems, so that it follows the font's size.
 *
 * @param {HTMLElement} element
 * @param {HTMLInputElement} input
 * @param {string} before
 * @param {string} after
 * @param {string} sign a minus sign in the input, whose place is also room for the text before the number
 * @param {string} point the decimal separator in the input, which is drawn at another place
 */
function makeRoom(element, input, before, after, sign, point) {
  const widths = changedWidths(element, input, [before, after, sign, point, '0']);
  if (!widths) return;
  const [lead, tail, place, width, digit] = widths;
  const { fontSize, letterSpacing } = getComputedStyle(input);
  const spacing = sign && Number.parseFloat(letterSpacing) / Number.parseFloat(fontSize) || 0;
  // The number is shorter than its places, because the sign and the decimal separator are narrower than digits.
  const short = (sign ? digit - place : 0) + (point ? digit - width : 0);
  const lengths = { lead: Math.max(0, lead - place - spacing), tail, point: width, short };
  for (const [name, length] of Object.entries(lengths)) element.style.setProperty(`--_${name}`, String(length));
}
