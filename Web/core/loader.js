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
/**
 * The elements with a core of their own, which `make dist` builds; none in the package's sources, which share one core.
 *
 * @type {string[]}
 */
const withCores = /** @type {any} */ (import.meta).liveCores ?? [];

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
/**
 * Whether all elements share one core, because a single script defines them all.
 *
 * @type {boolean | undefined}
 */
let isShared;

/**
 * Returns the core for an element. The first call loads it.
 *
 * @param {string[]} [needs] the element, and other parts that it needs; if empty, the shared core
 */
export async function liveControls(needs = []) {
  // By then, a script with several elements has defined them all.
  await undefined;
  isShared ??= withCores.every((tag) => customElements.get(tag));
  const [element, ...parts] = needs;
  const core = isShared || !element ? 'live-controls' : element;
  const name = `${[core, ...(withCores.length > 0 ? parts : [])].join('+')}.wasm`;
  const known = tries.get(name);
  if (known && now() - (known.failed ?? Infinity) < pause) return known.core;
  return load(name);
}

/** @param {string} name */
async function load(name) {
  const url = addressOf(name);
  /** @type {{ core: Promise<LiveControls>, failed?: number }} */
  const attempt = { core: fetched(url) };
  tries.set(name, attempt);
  try {
    const controls = await attempt.core;
    reportAll();
    return controls;
  } catch (error) {
    attempt.failed = now();
    console.warn(`LiveControls: ${url} could not be loaded; the page’s fields work without it.`, error);
    throw error;
  }
}

function reportAll() {
  const all = [...waiting];
  waiting.clear();
  all.forEach((report) => report());
}

globalThis.addEventListener?.('online', () => {
  for (const attempt of tries.values()) if (attempt.failed !== undefined) attempt.failed = -Infinity;
  reportAll();
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
