/**
 * What a page needs only with some attributes or languages: messages, and what parts.json lists.
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
  else if (name.startsWith('messages/')) provide(name, (await importScript(name, `../localization/${name}.js`)).default);
  else provide(name, await fromSources(name));
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

/**
 * Returns a part from its files among the sources, which parts.json lists.
 *
 * @param {string} name
 */
async function fromSources(name) {
  const { tables, module, exports, data } = (await (await fetch(addressOf('parts.json'))).json())[name];
  if (data) return bytes(data);
  const rules = module && (await importScript('', `../${module}`));
  if (exports) return rules[exports];
  const read = Object.entries(tables).map(async ([install, file]) => [install, file ? await bytes(file) : new Uint8Array()]);
  return { tables: Object.fromEntries(await Promise.all(read)), rules };
}

/**
 * Returns the core of a part, by default that of this script. Among the sources, one core contains all parts.
 *
 * @param {string} [core] which may continue that of this script
 */
export async function unpackedCore(core = import.meta.liveCore) {
  return import.meta.isBundled ? unpack(/** @type {string} */ (core), import.meta.liveCore) : bytes('live-controls.wasm');
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
