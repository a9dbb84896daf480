/**
 * Loads the Swift core, a WebAssembly module, for a page.
 *
 * Nothing is fetched before the first element asks. When the module cannot be had (no WebAssembly, a
 * Content-Security-Policy without 'wasm-unsafe-eval', a broken download), the promise is rejected, the elements
 * leave the page's own fields alone, and a warning says why.
 */

import { addressOf } from '../host/address.js';
import { Memory } from './memory.js';

/**
 * What the module exports for all elements; each element's own file lists those that it calls. All numbers but times, which
 * are in seconds, are 32-bit integers; a record is the address of an answer that `Memory` reads.
 *
 * @typedef {object} SharedExports
 * @property {WebAssembly.Memory} memory
 * @property {(length: number) => number} live_text_reserve
 * @property {() => number} live_handle_count
 * @property {() => number} live_heap_bytes
 * @property {(response: number, dampingRatio: number, velocity: number) => number} live_spring_easing
 * @property {(tolerance: number, response: number, dampingRatio: number, velocity: number) => number} live_spring_easing_within
 * @property {(duration: number, velocity: number) => number} live_sectioned_ease_in_out
 * @property {(response: number, dampingRatio: number, velocity: number, time: number) => number} live_spring_state
 */
/** @typedef {import('../count-ring/live-count-ring.js').CountRingExports} CountRingExports */
/** @typedef {import('../limited-field/live-limited-field.js').LimitedFieldExports} LimitedFieldExports */
/** @typedef {import('../number/live-number.js').NumberExports} NumberExports */
/** @typedef {import('../snap-button/live-snap-button.js').SnapButtonExports} SnapButtonExports */
/** @typedef {import('../sectioned-field/live-sectioned-field.js').SectionedFieldExports} SectionedFieldExports */
/** @typedef {import('../password-setup/live-password-setup.js').PasswordSetupExports} PasswordSetupExports */
/** @typedef {import('./units.js').TwitterExports} TwitterExports */
/** @typedef {CountRingExports & LimitedFieldExports & SectionedFieldExports & PasswordSetupExports & NumberExports & SnapButtonExports} ElementExports */
/** @typedef {SharedExports & ElementExports & TwitterExports} Core */

/** The core and its memory: what an element needs to talk to its model. */
export class LiveControls {
  /** @param {Core} core */
  constructor(core) {
    this.core = core;
    this.memory = new Memory(core);
  }

  /** The time for the core's events, in seconds on the page's own steady clock. */
  get time() {
    return performance.now() / 1000;
  }

  /** How much the page holds: models, and bytes of the core's heap. Two equal states give the same numbers. */
  statistics() {
    return { handles: this.core.live_handle_count(), heapBytes: this.core.live_heap_bytes() };
  }
}

/** What the module may ask for; Tools/wasm/imports.txt. */
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
 * @param {string} [asker] the element that asks, by its tag; one that is alone on a page gets a core of its own
 */
export async function liveControls(asker = '') {
  askers.add(asker);
  if (hasParts) await scriptsHaveRun();
  const name = hasParts && asker && askers.size === 1 ? `${asker}.wasm` : wholeCore;
  const core = loading.get(name) ?? load(addressOf(name));
  loading.set(name, core);
  return core;
}

/** Resolves when all the scripts of the page's markup have run, and so all elements known that the page begins with. */
async function scriptsHaveRun() {
  const [navigation] = performance.getEntriesByType('navigation');
  const hasStarted = /** @type {PerformanceNavigationTiming | undefined} */ (navigation)?.domContentLoadedEventStart;
  if (document.readyState === 'complete' || hasStarted) return;
  await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
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
