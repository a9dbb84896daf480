/**
 * Loads the Swift core, a WebAssembly module, for a page.
 *
 * Nothing is fetched before the first element asks. When the module cannot be had (no WebAssembly, a Content-Security-Policy
 * without 'wasm-unsafe-eval', a broken download, a module of another version), the promise is rejected, the elements leave the
 * page's own fields alone, and a warning says why. Most such faults pass: a line that was down, a server that starts, a network that
 * wants a sign-in. So an element that asks a while later, or the browser's return to the network, makes another try; once one
 * succeeds, the elements that went without are told.
 */

import { addressOf } from '../host/address.js';
import { now } from './clock.js';
import { abiVersion } from './exports.js';
import { Memory } from './memory.js';

/** @typedef {import('./exports.js').Core} Core */

/** The core and its memory: what an element needs to talk to its model. */
export class LiveControls {
  /**
   * The tables of the unit `twitter`, once an element has asked for them.
   *
   * @type {Promise<void> | undefined}
   */
  tables;

  /** @param {Core} core */
  constructor(core) {
    this.core = core;
    this.memory = new Memory(core);
  }

  /** The number of models that the page holds, and the bytes of the core's heap in use. Equal states give equal numbers. */
  statistics() {
    return { handles: this.core.live_handle_count(), heapBytes: this.core.live_heap_bytes() };
  }
}

/** The functions that the module may import; see Tools/wasm/imports.txt. */
const imports = { env: { cos: Math.cos, exp: Math.exp, log: Math.log, pow: Math.pow, sin: Math.sin } };
const wholeCore = 'live-controls.wasm';
/**
 * The cores beside the whole one, as `make dist` writes them: what a core can have, and which cores there are, each with the bits of
 * its parts and its weight.
 *
 * @type {{ parts: string[], cores: [number, number][] }}
 */
const { parts, cores } = /** @type {any} */ (import.meta).liveCores ?? { parts: [], cores: [] };

/** How long a failure stands, in seconds: a page that adds one element after another does not ask for each. */
const pause = 10;

/**
 * The cores that were asked for, by name, and when one has failed.
 *
 * @type {Map<string, { core: Promise<LiveControls>, failed?: number }>}
 */
const tries = new Map();
/**
 * What to call when a core has arrived after all, or may be had again.
 *
 * @type {Set<() => void>}
 */
export const waiting = new Set();
/** @type {Set<number>} What elements have asked for since cores were last chosen. */
const asked = new Set();
/** @type {number[]} The cores that the page has, or is to have. */
const chosen = [];

/**
 * The core for an element; the first call loads it.
 *
 * @param {string[]} [needs] the parts that the element needs; without any, the whole core
 */
export async function liveControls(needs = []) {
  const need = bits(needs);
  asked.add(need);
  // What is inserted together asks in the same task, and a page's markup is known when the first script of an element runs.
  await undefined;
  if (asked.size > 0) choose();
  const core = need && chosen.find((core) => contains(core, need));
  const name = core ? `${parts.filter((_, index) => (core >> index) & 1).join('+')}.wasm` : wholeCore;
  const known = tries.get(name);
  if (known && now() - (known.failed ?? Infinity) < pause) return known.core;
  return load(name);
}

/** @param {string[]} names */
function bits(names) {
  return names.reduce((sum, name) => sum | ((1 << parts.indexOf(name)) & ((1 << parts.length) - 1)), 0);
}

/**
 * @param {number} core
 * @param {number} need
 */
function contains(core, need) {
  return (core & need) === need;
}

/**
 * A tree of the page, and the open shadow trees in it.
 *
 * @param {Document | ShadowRoot} tree
 * @returns {(Document | ShadowRoot)[]}
 */
function treesIn(tree) {
  return [tree, ...[...tree.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? treesIn(shadowRoot) : []))];
}

/** Chooses the core, or the two, that weigh least of those with all that was asked for, and all that the page has elements for. */
function choose() {
  const trees = treesIn(document);
  const has = (/** @type {string} */ selector) => trees.some((tree) => tree.querySelector(selector));
  const present = parts.filter(has).map((part) => bits(has(`${part}[unit=twitter]`) ? [part, 'twitter'] : [part]));
  const wanted = [...asked, ...present].filter((need) => need && !chosen.some((core) => contains(core, need)));
  asked.clear();
  let [least, best] = [Infinity, /** @type {number[]} */ ([])];
  if (wanted.length > 0) {
    for (const [one, weight] of cores) {
      for (const [other, more] of [/** @type {const} */ ([one, 0]), ...cores]) {
        if (weight + more < least && wanted.every((need) => contains(one, need) || contains(other, need))) {
          [least, best] = [weight + more, [one, other]];
        }
      }
    }
  }
  chosen.push(...best);
}

/** @param {string} name */
async function load(name) {
  const url = addressOf(name);
  /** @type {{ core: Promise<LiveControls>, failed?: number }} */
  const attempt = { core: fetched(url) };
  tries.set(name, attempt);
  try {
    const controls = await attempt.core;
    tellAll();
    return controls;
  } catch (error) {
    attempt.failed = now();
    console.warn(`LiveControls: ${url} could not be loaded; the page’s fields work without it.`, error);
    throw error;
  }
}

function tellAll() {
  const all = [...waiting];
  waiting.clear();
  all.forEach((tell) => tell());
}

addEventListener('online', () => {
  for (const attempt of tries.values()) if (attempt.failed !== undefined) attempt.failed = -Infinity;
  tellAll();
});

/**
 * @param {URL} url
 * @param {RequestCache} [cache]
 * @returns {Promise<LiveControls>}
 */
async function fetched(url, cache) {
  const response = await fetch(url, { cache });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  // With any other type, even one with a parameter, the module has to be read first.
  const { instance } =
    response.headers.get('Content-Type') === 'application/wasm'
      ? await WebAssembly.instantiateStreaming(response, imports)
      : await WebAssembly.instantiate(await response.arrayBuffer(), imports);
  const core = /** @type {Core} */ (/** @type {unknown} */ (instance.exports));
  if (core.live_abi_version?.() === abiVersion) return new LiveControls(core);
  // A cache may have kept the core of an earlier visit.
  if (cache !== 'reload') return fetched(url, 'reload');
  throw new Error('It is of another version than the page’s scripts.');
}
