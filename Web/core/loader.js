/**
 * Loads the Swift core, a WebAssembly module, for a page.
 *
 * Nothing is fetched until the first element needs the core. Loading can fail: no WebAssembly, a Content-Security-Policy
 * without 'wasm-unsafe-eval', a broken download, or a module of another version. Then the promise rejects, the elements leave
 * the page's own fields unchanged, and a warning states the reason. Most of these errors are temporary, such as a lost
 * connection, a restarting server, or a captive portal. So the loader tries again when an element needs the core after a pause,
 * or when the browser is back online. If that succeeds, it notifies the elements that went without the core.
 */

import { addressOf } from '../host/address.js';
import { now } from './clock.js';
import { abiVersion } from './exports.js';
import { Memory } from './memory.js';

/** @typedef {import('./exports.js').Core} Core */

/** The core and its memory, through which an element communicates with its model. */
export class LiveControls {
  /**
   * The tables of the unit `twitter`, once an element has requested them.
   *
   * @type {Promise<void> | undefined}
   */
  tables;

  /** @param {Core} core */
  constructor(core) {
    this.core = core;
    this.memory = new Memory(core);
  }

  /** The number of models on the page, and the bytes in use on the core's heap. Equal states have equal numbers. */
  statistics() {
    return { handles: this.core.live_handle_count(), heapBytes: this.core.live_heap_bytes() };
  }
}

/** The functions that the module may import; see Tools/wasm/imports.txt. */
const imports = { env: { cos: Math.cos, exp: Math.exp, log: Math.log, pow: Math.pow, sin: Math.sin } };
const wholeCore = 'live-controls.wasm';
/**
 * The partial cores that `make dist` builds: the possible parts, and for each core the bits of its parts and its size.
 *
 * @type {{ parts: string[], cores: [number, number][] }}
 */
const { parts, cores } = /** @type {any} */ (import.meta).liveCores ?? { parts: [], cores: [] };

/** How long a failure is cached, in seconds, so that a page that adds many elements doesn't send a request for each. */
const pause = 10;

/**
 * The requested cores by name, with the time of a failure.
 *
 * @type {Map<string, { core: Promise<LiveControls>, failed?: number }>}
 */
const tries = new Map();
/**
 * The callbacks to run when a core finally loads or can be requested again.
 *
 * @type {Set<() => void>}
 */
export const waiting = new Set();
/** @type {Set<number>} The needs of elements since cores were last chosen. */
const asked = new Set();
/** @type {number[]} The cores that the page has or is loading. */
const chosen = [];

/**
 * Returns the core for an element. The first call loads it.
 *
 * @param {string[]} [needs] the parts that the element needs; if empty, the whole core
 */
export async function liveControls(needs = []) {
  const need = bits(needs);
  asked.add(need);
  // Elements inserted together make their requests in the same task. The page's markup is complete when the first element's
  // script runs.
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

/** Chooses the smallest core, or pair of cores, with all requested parts and the parts for all elements on the page. */
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
  all.forEach((report) => report());
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
  if (!response.ok) throw new Error(`The server responded with status ${response.status}.`);
  // With any other type, even one with a parameter, the module has to be downloaded completely first.
  const { instance } =
    response.headers.get('Content-Type') === 'application/wasm'
      ? await WebAssembly.instantiateStreaming(response, imports)
      : await WebAssembly.instantiate(await response.arrayBuffer(), imports);
  const core = /** @type {Core} */ (/** @type {unknown} */ (instance.exports));
  if (core.live_abi_version?.() === abiVersion) return new LiveControls(core);
  // A cache may hold the core of an earlier visit.
  if (cache !== 'reload') return fetched(url, 'reload');
  throw new Error('The core and the page’s scripts have different versions.');
}
