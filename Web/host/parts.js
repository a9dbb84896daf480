/**
 * What a page needs only with some attributes or languages: messages, the rules of units, patterns, amounts, dates and telephone numbers, the
 * extras of limited fields, the entry of codes, the lookup of breached passwords, the words for password strength.
 *
 * In a package, each part is a module that provides its content to all scripts of the page. An element's script imports it from its
 * own folder. A bundle has no such folder, so there the page imports the module itself. Among the sources, a part is its file.
 */

import { shared } from '../core/page.js';
import { abiVersion } from '../core/exports.js';
import { notifyContextChanged } from '../core/context.js';
import { unpack } from './unpack.js';

/** @typedef {Uint8Array | string} Data Bytes, or their packed form in a script. */

/** The provided parts. Each version of the elements has its own, because their forms may differ. */
const parts = shared('parts', () => /** @type {Record<string, any>} */ ({}));

/**
 * The running imports, by name.
 *
 * @type {Map<string, Promise<unknown>>}
 */
const imports = new Map();

/** @param {string} name */
const keyOf = (name) => `${name} ${abiVersion}`;

/**
 * Provides a part to all elements of the page.
 *
 * @param {string} name
 * @param {unknown} value
 */
export function provide(name, value) {
  parts[keyOf(name)] = value;
  notifyContextChanged(true);
}

/**
 * Returns a part. Rejects if it can't be loaded.
 *
 * @param {string} name
 * @returns {Promise<any>}
 */
export async function part(name) {
  const key = keyOf(name);
  // A bundle may import the part after the element.
  await undefined;
  let reason = new Error(`${name}.js belongs to another version.`);
  if (!(key in parts)) {
    const running = imports.get(name) ?? load(name);
    imports.set(name, running);
    await running.catch((error) => (reason = error));
    imports.delete(name);
  }
  if (key in parts) return parts[key];
  throw reason;
}

/**
 * Returns a part, or logs that an element does without it.
 *
 * @param {string} name
 * @param {string} loss what the element then lacks
 * @returns {Promise<any>}
 */
export function partIfAvailable(name, loss) {
  return part(name).catch((error) => console.warn(`LiveControls: ${name}.js could not be loaded; ${loss}.`, error));
}

/** @param {string} name */
async function load(name) {
  if (import.meta.isBundled) await importScript(name);
  else if (sources[name]) provide(name, await sources[name]());
  else provide(name, (await importScript(name, `../localization/${name}.js`)).default);
}

/**
 * Imports another script of the package, which no bundler may put into this one.
 *
 * @param {string} name
 * @param {string} [source] the module among the sources
 */
export function importScript(name, source) {
  return import(/* webpackIgnore: true */ /* @vite-ignore */ addressOf(import.meta.isBundled ? `${name}.js` : source ?? ''));
}

/** @type {Record<string, () => Promise<any>>} */
const sources = {
  units: async () => ({ tables: { live_unit_tables: await bytes('word-tables.bin') }, rules: await importScript('', '../core/limit-rules.js') }),
  twitter: async () => {
    const { tables, rules } = await sources.units();
    return { tables: { ...tables, live_twitter_tables: await bytes('twitter-tables.bin') }, rules };
  },
  date: async () => ({ tables: { live_date_rules: new Uint8Array() }, rules: await importScript('', '../sectioned-field/dates.js') }),
  pattern: async () => ({ tables: { live_pattern_rules: new Uint8Array() } }),
  amount: async () => ({ tables: { live_amount_rules: new Uint8Array() }, rules: await importScript('', '../sectioned-field/amount.js') }),
  phone: async () => ({ tables: { live_phone_rules: await bytes('phone-rules.bin') }, rules: await importScript('', '../sectioned-field/phone.js') }),
  'limited-field-extras': async () => (await importScript('', '../limited-field/extras.js')).LimitedExtras,
  'code-entry': async () => (await importScript('', '../sectioned-field/code-entry.js')).CodeEntry,
  'breach-check': async () => (await importScript('', '../password-setup/breach-check.js')).isBreached,
  'snap-button-menus': async () => (await importScript('', '../snap-button/action-menu.js')).ActionMenu,
  'password-dictionary': () => bytes('password-dictionary.bin'),
};

/** Returns the core: the packed one of this script, or that of the sources. */
export async function ownCore() {
  return unpacked(import.meta.isBundled ? import.meta.liveCore : await bytes('live-controls.wasm'));
}

/** @param {Data} data */
export function unpacked(data) {
  return typeof data === 'string' ? unpack(data) : data;
}

/** @param {string} name */
async function bytes(name) {
  const response = await fetch(addressOf(name));
  if (!response.ok) throw new Error(`The server responded with status ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}

/** @param {string} name of a file beside this script */
function addressOf(name) {
  return new URL(import.meta.liveFiles?.[name] ?? name, import.meta.url).href;
}
