/** Formats numbers with `Intl`. Numbers of the same language and options share a format. */

import { languageOf } from '../core/context.js';

/** @typedef {ReturnType<NumberFormat['format']>} FormattedNumber */

/** The types of the parts from the first to the last digit. */
const digitParts = new Set(['integer', 'group', 'decimal', 'fraction']);

/** A language's number format with given options. */
export class NumberFormat {
  #host;
  /**
   * Formats for counting to numbers with so many decimals.
   *
   * @type {Map<number, Intl.NumberFormat>}
   */
  #counting = new Map();
  /** @type {string | undefined} */
  #digits;
  #options;

  /**
   * @param {string} language
   * @param {Intl.NumberFormatOptions} options
   */
  constructor(language, options) {
    this.#host = hostFormat(language, options);
    this.#options = /** @type {any} */ (this.#host.resolvedOptions());
  }

  /** The ten digits, from zero to nine. */
  get digits() {
    const { locale, numberingSystem } = this.#options;
    if (numberingSystem === 'latn') return '0123456789';
    const plain = /** @type {any} */ ({ numberingSystem, useGrouping: false });
    this.#digits ??= [...new Intl.NumberFormat(locale, plain).format(9876543210)].reverse().join('');
    return this.#digits;
  }

  /**
   * Formats a number exactly, in the parts that the core expects.
   *
   * @param {string} value
   */
  format(value) {
    const parts = this.#host.formatToParts(/** @type {any} */ (value));
    const isDigits = parts.map(({ type }) => digitParts.has(type));
    const start = isDigits.includes(true) ? isDigits.indexOf(true) : parts.length;
    const end = Math.max(start, isDigits.lastIndexOf(true) + 1);
    const text = (/** @type {number} */ from, /** @type {number} */ to) => parts.slice(from, to).map((part) => part.value).join('');
    const decimals = [...(parts.find(({ type }) => type === 'fraction')?.value ?? '')].length;
    const step = this.#hasFixedDecimals ? 10 ** -(decimals + (this.#options.style === 'percent' ? 2 : 0)) : 0;
    return { prefix: text(0, start), digits: text(start, end), suffix: text(end, parts.length), decimals, value: Number(value), step };
  }

  /** Whether the format fixes the number of decimals rather than that of digits. */
  get #hasFixedDecimals() {
    return this.#options.notation === 'standard' && this.#options.maximumSignificantDigits === undefined;
  }

  /**
   * Returns the format of the values on the way to a number. It has the decimals of that number, so that they don't flicker.
   *
   * @param {FormattedNumber} number
   */
  counting({ decimals }) {
    const { locale, minimumFractionDigits, maximumFractionDigits } = this.#options;
    if (!this.#hasFixedDecimals || minimumFractionDigits === maximumFractionDigits) return this.#host;
    let format = this.#counting.get(decimals);
    if (!format) {
      const fixed = { minimumFractionDigits: decimals, maximumFractionDigits: decimals, trailingZeroDisplay: 'auto' };
      this.#counting.set(decimals, (format = new Intl.NumberFormat(locale, { ...this.#options, ...fixed })));
    }
    return format;
  }
}

/** @type {Map<string, NumberFormat>} */
const formats = new Map();

/**
 * Returns the format of an element's numbers. Invalid locales and options are ignored.
 *
 * @param {string} locale empty for the language of the page
 * @param {string} options `Intl.NumberFormat` options as JSON
 * @param {Element} element determines the language if no locale is given
 */
export function numberFormat(locale, options, element) {
  const language = locale || languageOf(element);
  const key = `${language}\n${options}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new NumberFormat(language, parsedOptions(options))));
  return format;
}

/**
 * Returns the options in an attribute; empty unless the attribute contains a JSON object.
 *
 * @param {string | null} text
 * @returns {Intl.NumberFormatOptions}
 */
export function parsedOptions(text) {
  try {
    const options = JSON.parse(text ?? '');
    return typeof options === 'object' && options && !Array.isArray(options) ? options : {};
  } catch {
    return {};
  }
}

/**
 * Returns the format, without a minus sign for numbers that are rounded to zero.
 *
 * @param {string} language
 * @param {Intl.NumberFormatOptions} options
 */
function hostFormat(language, options) {
  const attempts = /** @type {const} */ ([[language, options], [language, {}], [undefined, options]]);
  for (const [tag, some] of attempts) {
    for (const sign of [{ signDisplay: 'negative' }, {}]) {
      try {
        return new Intl.NumberFormat(tag, /** @type {any} */ ({ ...sign, ...some }));
      } catch {
        // The next combination omits a potentially invalid value, or one that the engine doesn't know.
      }
    }
  }
  return new Intl.NumberFormat();
}
