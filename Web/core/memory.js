/** Reads and writes the core's linear memory. */

/** @typedef {import('./loader.js').Core} Core */
/** @typedef {{ key: number, number: number, unit: number }} Message What to say; see messages.js. */
/**
 * A movement to `target`, which begins at `start` with a velocity in units a second; a response of 0 is at once. With a
 * damping ratio of -1 it is CSS's `ease-in-out`, which takes the response as its duration.
 * @typedef {{ target: number, start: number, velocity: number, response: number, dampingRatio: number }} Movement
 */

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The largest number of fields in a record; Sources/LiveWeb/Record.swift. */
const recordCapacity = 256;
/** UTF-8 takes at most three bytes for each UTF-16 code unit. */
const bytesPerCodeUnit = 3;

export class Memory {
  #core;

  /** @param {Core} core */
  constructor(core) {
    this.#core = core;
  }

  /**
   * Puts a text where the core's next call takes it from. A lone surrogate arrives as U+FFFD.
   *
   * @param {string} text
   * @returns {number} its length in bytes
   */
  write(text) {
    const capacity = text.length * bytesPerCodeUnit;
    const address = this.#core.live_text_reserve(capacity);
    const { written } = encoder.encodeInto(text, new Uint8Array(this.#core.memory.buffer, address, capacity));
    return /** @type {number} */ (written);
  }

  /**
   * Puts bytes where the core's next call takes them from.
   *
   * @param {Uint8Array} bytes
   * @returns {number} how many they are
   */
  writeBytes(bytes) {
    const address = this.#core.live_text_reserve(bytes.length);
    new Uint8Array(this.#core.memory.buffer, address, bytes.length).set(bytes);
    return bytes.length;
  }

  /**
   * The record at an address, to be read at once: the next call into the core overwrites it.
   *
   * @param {number} address
   */
  record(address) {
    return new RecordReader(this.#core.memory.buffer, address);
  }

  /**
   * The easing at an address: its duration in seconds and its corners, each an offset and a value.
   *
   * @param {number} address
   */
  easing(address) {
    const { buffer } = this.#core.memory;
    const [duration, count] = new Float64Array(buffer, address, 2);
    const corners = new Float64Array(buffer, address + 2 * Float64Array.BYTES_PER_ELEMENT, 2 * count);
    const points = Array.from({ length: count }, (_, index) => [corners[2 * index], corners[2 * index + 1]]);
    return { duration, points };
  }
}

/** Reads a record field by field, in the order in which the core wrote them. */
class RecordReader {
  #fields;
  #buffer;
  #next = 1;

  /**
   * @param {ArrayBufferLike} buffer
   * @param {number} address
   */
  constructor(buffer, address) {
    this.#buffer = buffer;
    this.#fields = new Float64Array(buffer, address, recordCapacity);
  }

  /** A number; NaN where there is none. */
  number() {
    return this.#fields[this.#next++];
  }

  text() {
    const offset = this.number();
    return decoder.decode(new Uint8Array(this.#buffer, this.#fields[0] + offset, this.number()));
  }

  /** A range; nothing where there is none. */
  range() {
    const [start, end] = [this.number(), this.number()];
    return Number.isNaN(start) ? undefined : { start, end };
  }

  /** @returns {Message | undefined} */
  message() {
    const [key, number, unit] = [this.number(), this.number(), this.number()];
    return Number.isNaN(key) ? undefined : { key, number, unit };
  }

  /** @returns {Movement} */
  movement() {
    return {
      target: this.number(),
      start: this.number(),
      velocity: this.number(),
      response: this.number(),
      dampingRatio: this.number(),
    };
  }
}
