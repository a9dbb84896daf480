/**
 * Starts the Swift core, a WebAssembly module, for a page.
 *
 * Nothing is unpacked until the first element needs the core. Starting can fail: no WebAssembly, or a Content-Security-Policy
 * without 'wasm-unsafe-eval'. Then the promise rejects, the elements leave the page's own fields unchanged, and a warning states
 * the reason.
 */

import { part as partNamed, unpacked, unpackedCore } from '../host/parts.js';
import { abiVersion } from './exports.js';
import { Memory } from './memory.js';

/** @typedef {import('./exports.js').Core} Core */
/** @typedef {import('../host/parts.js').Data} Data */
/** @typedef {Partial<typeof import('./limit-rules.js') & typeof import('../sectioned-field/phone.js') & typeof import('../sectioned-field/field-value.js') & typeof import('../sectioned-field/amount.js') & typeof import('../sectioned-field/dates.js') & typeof import('../snap-button/neighbors.js')>} Rules */

/** The core and its memory, through which an element communicates with its model. */
export class LiveControls {
  /**
   * @param {Core} core
   * @param {string} part the part that the core contains; empty for none
   * @param {Rules} [rules] code for what the part adds to the core
   */
  constructor(core, part, rules) {
    this.core = core;
    this.part = part;
    this.rules = rules;
    this.memory = new Memory(core);
  }
}

/** The functions that the module may import; see Tools/wasm/imports.txt. */
const imports = { env: { cos: Math.cos, exp: Math.exp, log: Math.log, pow: Math.pow, sin: Math.sin } };

/**
 * The cores by the name of their part.
 *
 * @type {Map<string, Promise<LiveControls>>}
 */
const cores = new Map();

/**
 * Returns the core. The first call starts it.
 *
 * @param {string} [part] a part that the core has to contain
 * @returns {Promise<LiveControls>}
 */
export function liveControls(part = '') {
  const core = cores.get(part) ?? start(part);
  cores.set(part, core);
  return core;
}

/** @param {string} part */
async function start(part) {
  try {
    /** @type {{ core?: string, tables?: Record<string, Data>, rules?: Rules }} The tables are named for the exports that install them. */
    const { core, tables = {}, rules } = part ? await partNamed(`${import.meta.liveParts ?? ''}${part}`) : {};
    const { instance } = await WebAssembly.instantiate(await unpackedCore(core), imports);
    const exports = /** @type {Core} */ (/** @type {unknown} */ (instance.exports));
    if (exports.live_abi_version?.() !== abiVersion) throw new Error('The core belongs to another version.');
    const controls = new LiveControls(exports, part, rules);
    for (const [install, data] of Object.entries(tables)) {
      if (!(/** @type {any} */ (exports)[install](controls.memory.writeBytes(unpacked(data))))) throw new Error('The tables are invalid.');
    }
    return controls;
  } catch (error) {
    // The page can still provide the part.
    if (part) cores.delete(part);
    console.warn(`LiveControls: the ${part || 'core'} could not be loaded; the page’s fields work without it.`, error);
    throw error;
  }
}
