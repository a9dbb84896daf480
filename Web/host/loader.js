/**
 * Loads the Swift core, a WebAssembly module, once for a page.
 *
 * Nothing is fetched before the first element asks. When the module cannot be had (no WebAssembly, a
 * Content-Security-Policy without 'wasm-unsafe-eval', a broken download), the promise is rejected, the elements
 * leave the page's own fields alone, and a warning says why.
 */

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
 * @property {(response: number, dampingRatio: number, velocity: number, time: number) => number} live_spring_state
 */
/** @typedef {import('../elements/live-count-ring.js').CountRingExports} CountRingExports */
/** @typedef {import('../elements/live-password-setup.js').PasswordSetupExports} PasswordSetupExports */
/** @typedef {SharedExports & CountRingExports & PasswordSetupExports} Core */

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

const moduleURL = new URL('./live-controls.wasm', import.meta.url);
const imports = { env: { cos: Math.cos, exp: Math.exp, log: Math.log, pow: Math.pow, sin: Math.sin } };

/** @type {Promise<LiveControls> | undefined} */
let loading;

/** The page's core; the first call loads it. */
export function liveControls() {
  loading ??= load();
  return loading;
}

async function load() {
  try {
    const response = await fetch(moduleURL);
    if (!response.ok) throw new Error(`${moduleURL} answered ${response.status}`);
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
