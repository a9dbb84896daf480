/** Number formats, each read once from `Intl` and kept in the core as long as a number uses it. */

import { numberSymbols } from './symbols.js';

/** @typedef {import('../core/loader.js').LiveControls} LiveControls */

/** A locale's way of writing numbers with some options. */
class NumberFormat {
  users = 0;
  #handle = 0;

  /** @param {Intl.NumberFormat} host */
  constructor(host) {
    this.host = host;
  }

  /**
   * The format's number in the core, which keeps it until `release`; 0 when the core does not write such numbers.
   *
   * @param {LiveControls} live
   */
  retain(live) {
    if (this.users++ > 0) return this.#handle;
    const symbols = numberSymbols(this.host);
    this.#handle = symbols === undefined ? 0 : live.core.live_number_format_create(live.memory.write(symbols));
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
 * The format of an element's numbers. A locale or options that make no sense are left out of account.
 *
 * @param {string} locale empty for that of the page's language
 * @param {string} options `Intl.NumberFormat` options as JSON
 * @param {Element} element whose language counts where there is no locale
 */
export function numberFormat(locale, options, element) {
  const language = locale || element.closest('[lang]')?.getAttribute('lang') || navigator.language;
  const key = `${language}\n${options}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new NumberFormat(hostFormat(language, parsedOptions(options)));
  formats.set(key, format);
  return format;
}

/**
 * The options in an attribute; none where it is not the JSON of an object.
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
      // The next one is plainer.
    }
  }
  return new Intl.NumberFormat();
}
