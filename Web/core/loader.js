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
import { wireVersion } from './exports.js';
import { Memory } from './memory.js';

/** @typedef {import('./exports.js').Core} Core */

/** The core and its memory: what an element needs to talk to its model. */
export class LiveControls {
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
/** Whether there is also a smaller core for each element, as `make dist` sees to. */
const hasParts = /** @type {any} */ (import.meta).liveParts === true;

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
/** The elements that have asked for the core. */
const askers = new Set();

/**
 * The page's core; the first call loads it.
 *
 * @param {string} [asker] the tag of the element that asks; the only kind of element on a page gets a core of its own
 */
export async function liveControls(asker = '') {
  askers.add(asker);
  if (hasParts) await scriptsHaveRun();
  const name = hasParts && asker && askers.size === 1 ? `${asker}.wasm` : wholeCore;
  const known = tries.get(name);
  if (known && now() - (known.failed ?? Infinity) < pause) return known.core;
  return load(name);
}

/** Resolves when all scripts in the page's markup have run, or what renders later has rendered, so that every element is known. */
async function scriptsHaveRun() {
  const [navigation] = performance.getEntriesByType('navigation');
  const hasStarted = /** @type {PerformanceNavigationTiming | undefined} */ (navigation)?.domContentLoadedEventStart;
  await new Promise((resolve) => {
    if (document.readyState === 'complete' || hasStarted) setTimeout(resolve);
    else addEventListener('DOMContentLoaded', resolve, { once: true });
  });
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
  if (core.live_wire_version?.() === wireVersion) return new LiveControls(core);
  // A cache may have kept the core of an earlier visit.
  if (cache !== 'reload') return fetched(url, 'reload');
  throw new Error('It is of another version than the page’s scripts.');
}
