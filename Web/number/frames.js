/**
 * Draws the frames of all counting numbers with one call into the core per page.
 *
 * It runs only while a number counts.
 */

import { now } from '../core/clock.js';

/** @typedef {import('../core/loader.js').LiveControls} LiveControls */
/** @typedef {(value: number) => void} Show Shows a value; NaN if the number has settled. */

/** @type {WeakMap<LiveControls, NumberFrames>} */
const instances = new WeakMap();

/** @param {LiveControls} live */
export function numberFrames(live) {
  const frames = instances.get(live) ?? new NumberFrames(live);
  instances.set(live, frames);
  return frames;
}

class NumberFrames {
  #live;
  /** @type {Map<number, Show>} */
  #shows = new Map();
  #request = 0;

  /** @param {LiveControls} live */
  constructor(live) {
    this.#live = live;
  }

  /**
   * Shows each value of a counting number until the number settles.
   *
   * @param {number} handle
   * @param {Show} show
   */
  add(handle, show) {
    this.#shows.set(handle, show);
    this.#request ||= requestAnimationFrame(this.#frame);
  }

  /** @param {number} handle */
  remove(handle) {
    this.#shows.delete(handle);
    if (this.#shows.size > 0) return;
    cancelAnimationFrame(this.#request);
    this.#request = 0;
  }

  #frame = () => {
    this.#request = requestAnimationFrame(this.#frame);
    const { core } = this.#live;
    const address = core.live_number_frame(now());
    // The layout of a frame; see Sources/LiveWeb/NumberFrames.swift.
    const [count] = new Float64Array(core.memory.buffer, address, 1);
    const entries = new Float64Array(core.memory.buffer, address, 1 + 2 * count);
    for (let index = 1; index < entries.length; index += 2) this.#shows.get(entries[index])?.(entries[index + 1]);
  };
}
