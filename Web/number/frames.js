/**
 * Draws the frames of all counting numbers with one call into the core and one text to decode per page.
 *
 * It runs only while a number counts.
 */

import { now } from '../core/clock.js';

/** @typedef {import('../core/loader.js').LiveControls} LiveControls */
/** @typedef {(text: string, hasSettled: boolean) => void} Show */

const decoder = new TextDecoder();
/** The layout of a frame; see Sources/LiveWeb/NumberFrames.swift. */
const headerCount = 4;
const entryCount = 3;

/** @type {WeakMap<LiveControls, NumberFrames>} */
const instances = new WeakMap();

/** @param {LiveControls} live */
export function numberFrames(live) {
  let frames = instances.get(live);
  if (!frames) instances.set(live, (frames = new NumberFrames(live)));
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
   * Shows each new text of a counting number until the number settles.
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
    this.#request = 0;
    const { core } = this.#live;
    const address = core.live_number_frame(now());
    const { buffer } = core.memory;
    const [counting, count, textAddress, textLength] = new Uint32Array(buffer, address, headerCount);
    const entries = new Uint32Array(buffer, address + headerCount * Uint32Array.BYTES_PER_ELEMENT, count * entryCount);
    const text = decoder.decode(new Uint8Array(buffer, textAddress, textLength));
    if (counting > 0) this.#request = requestAnimationFrame(this.#frame);
    let start = 0;
    for (let index = 0; index < entries.length; index += entryCount) {
      const end = start + entries[index + 1];
      this.#shows.get(entries[index])?.(text.slice(start, end), entries[index + 2] === 1);
      start = end;
    }
  };
}
