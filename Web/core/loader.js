/**
 * Loads the Swift core, a WebAssembly module, for a page.
 *
 * Nothing is fetched before the first element asks. When the module cannot be loaded (no WebAssembly, a
 * Content-Security-Policy without 'wasm-unsafe-eval', a broken download), the promise is rejected, the elements
 * leave the page's own fields alone, and a warning says why.
 */

import { addressOf } from '../host/address.js';
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

/** @type {Map<string, Promise<LiveControls>>} */
const loading = new Map();
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
  const core = loading.get(name) ?? load(addressOf(name));
  loading.set(name, core);
  return core;
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

/** @param {URL} url */
async function load(url) {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    const isStreamable = response.headers.get('Content-Type')?.startsWith('application/wasm');
    const { instance } = isStreamable
      ? await WebAssembly.instantiateStreaming(response, imports)
      : await WebAssembly.instantiate(await response.arrayBuffer(), imports);
    return new LiveControls(/** @type {Core} */ (/** @type {unknown} */ (instance.exports)));
  } catch (error) {
    console.warn('LiveControls: the core could not be loaded; the page’s fields work without it.', error);
    throw error;
  }
}
