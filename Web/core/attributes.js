/** Attributes and properties, read and kept alike as HTML's own elements do. */

/** HTML's rules for parsing integers, without its tolerance for what follows the number. */
const integer = /^\s*[+-]?\d+\s*$/;
/** Integers cross into the core as 32 bits. */
const largestInteger = 2 ** 31 - 1;

/**
 * The whole number in an attribute, kept within 32 bits; the default when there is none.
 *
 * @param {Element} element
 * @param {string} name
 * @param {number} defaultValue
 */
export function integerAttribute(element, name, defaultValue) {
  const text = element.getAttribute(name);
  if (text === null || !integer.test(text)) return defaultValue;
  return Math.max(-largestInteger, Math.min(largestInteger, Number(text)));
}

/**
 * Hands a property that was set before the element was defined to the setter that has come since.
 *
 * @param {HTMLElement} element
 * @param {string[]} names
 */
export function adoptEarlyProperties(element, names) {
  const properties = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (element));
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue;
    const value = properties[name];
    delete properties[name];
    properties[name] = value;
  }
}

/**
 * Puts a word into a space-separated attribute, or takes it out.
 *
 * @param {Element} element
 * @param {string} name
 * @param {string} token
 * @param {boolean} isPresent
 */
export function toggleToken(element, name, token, isPresent) {
  const words = (element.getAttribute(name) ?? '').split(/\s+/).filter(Boolean);
  if (words.includes(token) === isPresent) return;
  const tokens = words.filter((word) => word !== token);
  if (isPresent) tokens.push(token);
  if (tokens.length > 0) element.setAttribute(name, tokens.join(' '));
  else element.removeAttribute(name);
}
