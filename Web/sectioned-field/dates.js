/** What only a core with dates and times can do. The part with such a core contains this code. */

import { languageOf } from '../core/context.js';

export { submitValue, valueIn } from './field-value.js';

/** @type {Intl.DateTimeFormatOptions} */
const date = { year: 'numeric', month: '2-digit', day: '2-digit', calendar: 'gregory' };
/** @type {Intl.DateTimeFormatOptions} */
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

/**
 * Returns the declaration of the format of a `date` or a `time`, in the order and with the separator of the element's language, in
 * the region of the user if the page specifies none; `undefined` for another preset.
 *
 * @param {import('./live-sectioned-field.js').LiveSectionedField} element
 */
export function formatOf(element) {
  const { preset, min, max } = element;
  const language = languageOf(element);
  const locale = navigator.languages.find((tag) => tag.startsWith(`${language}-`)) ?? language;
  const range = (/** @type {string} */ first, /** @type {string} */ last) => (min || max) && `${min || first}/${max || last}`;
  if (preset === 'time') return `time ${separator(parts(locale, time)) ?? ':'} ${range('00:00', '23:59')}`;
  if (preset !== 'date') return undefined;
  const written = parts(locale, date);
  const order = written.map(({ type }) => (type === 'literal' ? '' : type[0])).join('');
  return `date ${order} ${separator(written) ?? '/'} ${range('1900-01-01', '2099-12-31')}`;
}

/**
 * @param {string} locale
 * @param {Intl.DateTimeFormatOptions} options
 */
function parts(locale, options) {
  const format = (/** @type {string} */ tag) => new Intl.DateTimeFormat(tag, { ...options, numberingSystem: 'latn' }).formatToParts(0);
  try {
    return format(locale);
  } catch {
    return format('en');
  }
}

/**
 * Returns the separator, beside which some locales have spaces, letters, or marks of direction.
 *
 * @param {Intl.DateTimeFormatPart[]} parts
 */
function separator(parts) {
  return parts.map(({ type, value }) => (type === 'literal' ? value : '')).join('').match(/[-./:]/)?.[0];
}
