/** Mirrors attributes in properties, as HTML's own elements do. */

/** Matches HTML's rules for parsing integers, but rejects text after the number. */
const integer = /^\s*[+-]?\d+\s*$/;
/** Matches the numbers that `DecimalNumber` parses. */
const decimal = /^\s*(?:[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?|NaN|[+-]?Infinity)\s*$/;
/** The core receives integers as 32 bits. */
const largestInteger = 2 ** 31 - 1;

/** The attributes with a value that can't be read. */
const warned = new Set();

/**
 * Logs one warning for each attribute with a value that can't be read.
 *
 * @param {string} name
 * @param {string | null} text
 */
function warn(name, text) {
  const attribute = `${name}="${text}"`;
  if (text && !warned.has(attribute)) console.warn(`LiveControls: ${attribute} is ignored; it has an unknown value.`);
  warned.add(attribute);
}

/**
 * An attribute and how a property mirrors it. `null` represents an absent attribute.
 *
 * @template Value
 * @typedef {{ name: string, read: (text: string | null) => Value, write: (value: Value) => string | null }} Attribute
 */

/**
 * An attribute that holds an integer, limited to 32 bits.
 *
 * @param {string} name
 * @param {number} defaultValue the value if the attribute holds no integer
 * @returns {Attribute<number>}
 */
export function integerAttribute(name, defaultValue) {
  const read = (/** @type {string | null} */ text) => {
    if (text !== null && integer.test(text)) return Math.max(-largestInteger, Math.min(largestInteger, Number(text)));
    warn(name, text);
    return defaultValue;
  };
  return { name, read, write: String };
}

/**
 * An attribute that holds a decimal of any length; empty for any other text. The property also accepts numbers.
 *
 * @param {string} name
 */
export function decimalAttribute(name) {
  const read = (/** @type {string | null} */ text) => {
    if (decimal.test(text ?? '')) return (text ?? '').trim();
    warn(name, text);
    return '';
  };
  return { name, read, write: (/** @type {string | number | bigint | null | undefined} */ value) => String(value) };
}

/**
 * An attribute that holds text; empty if the attribute is absent.
 *
 * @param {string} name
 * @returns {Attribute<string>}
 */
export function textAttribute(name) {
  return { name, read: (text) => text ?? '', write: String };
}

/**
 * An attribute that holds one of the given names.
 *
 * @template {string} Name
 * @param {string} name
 * @param {readonly Name[]} names
 * @param {Name} [defaultName] the value for any other text; defaults to the first name
 * @returns {Attribute<Name>}
 */
export function namedAttribute(name, names, defaultName = names[0]) {
  const read = (/** @type {string | null} */ text) => {
    const known = names.find((each) => each === text);
    if (known === undefined) warn(name, text);
    return known ?? defaultName;
  };
  return { name, read, write: String };
}

/**
 * An attribute that holds names, separated by spaces. Other names are ignored.
 *
 * @param {string} name
 * @param {readonly string[]} names
 * @returns {Attribute<string>}
 */
export function listAttribute(name, names) {
  const read = (/** @type {string | null} */ text) => {
    const words = (text ?? '').split(/\s+/).filter(Boolean);
    const known = words.filter((word) => names.includes(word));
    if (known.length < words.length) warn(name, text);
    return known.join(' ');
  };
  return { name, read, write: String };
}

/**
 * A boolean attribute: present or absent. A property that is set to an empty string is set, because React 19 writes `ring=""` in
 * markup to the property.
 *
 * @param {string} name
 * @returns {Attribute<boolean>}
 */
export function flagAttribute(name) {
  return { name, read: (text) => text !== null, write: (isSet) => (isSet || /** @type {unknown} */ (isSet) === '' ? '' : null) };
}

/**
 * Passes properties that were set before the element was defined to their setters.
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
 * Writes an attribute unless it already has this text, or removes it.
 *
 * @param {Element} element
 * @param {string} name
 * @param {string | null} [text] if `null` or omitted, the attribute is removed
 */
export function writeAttribute(element, name, text = null) {
  if (element.getAttribute(name) === text) return;
  if (text === null) element.removeAttribute(name);
  else element.setAttribute(name, text);
}

/**
 * Adds a token to a space-separated attribute, or removes it.
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
  writeAttribute(element, name, tokens.join(' ') || null);
}
