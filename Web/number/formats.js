/** Reads each number format once from `Intl`, and stores it in the core while any number uses it. */

import { languageOf } from '../core/context.js';
import { numberSymbols } from './symbols.js';
import { storedNumberFormatForm } from './wire.js';

/** @typedef {import('../core/loader.js').LiveControls} LiveControls */

/** A locale's number format with given options. */
class NumberFormat {
  users = 0;
  #handle = 0;

  /** @param {Intl.NumberFormat} host */
  constructor(host) {
    this.host = host;
  }

  /**
   * Returns the format's handle in the core, which is valid until `release`, or 0 if the core doesn't support the format.
   *
   * @param {LiveControls} live
   */
  retain(live) {
    if (this.users++ > 0) return this.#handle;
    const symbols = numberSymbols(this.host);
    this.#handle = symbols === undefined ? 0 : live.core.live_number_format_create(live.memory.write(symbols, storedNumberFormatForm));
    return this.#handle;
  }

  /** @param {LiveControls} live */
  release(live) {
    if (--this.users === 0 && this.#handle) live.core.live_number_format_destroy(this.#handle);
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
  const known = formats.get(key);
  if (known) return known;
  const format = new NumberFormat(hostFormat(language, parsedOptions(options)));
  formats.set(key, format);
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
 * @param {string} language
 * @param {Intl.NumberFormatOptions} options
 */
function hostFormat(language, options) {
  for (const [tag, some] of /** @type {const} */ ([[language, options], [language, {}], [undefined, options]])) {
    try {
      return new Intl.NumberFormat(tag, some);
    } catch {
      // The next combination omits a potentially invalid value.
    }
  }
  return new Intl.NumberFormat();
}
