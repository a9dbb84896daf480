/** Reads and writes the core's linear memory. */

/** @typedef {import('./exports.js').Core} Core */

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** UTF-8 takes at most three bytes for each UTF-16 code unit. */
const bytesPerCodeUnit = 3;

/** A call may grow the memory, which detaches every view of it: so views are made anew after each call. */
export class Memory {
  #core;

  /** @param {Core} core */
  constructor(core) {
    this.#core = core;
  }

  /**
   * Writes a text into the inbox, for the core's next call. A lone surrogate arrives as U+FFFD.
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
   * Writes bytes into the inbox, for the core's next call.
   *
   * @param {Uint8Array} bytes
   * @returns {number} the number of bytes
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
}

/** Reads a record field by field, in the order in which the core wrote them; Sources/LiveWeb/Record.swift. */
export class RecordReader {
  #fields;
  #text;
  #next = 2;
  #start = 0;

  /**
   * @param {ArrayBufferLike} buffer
   * @param {number} address
   */
  constructor(buffer, address) {
    // To the end of the memory: records are aligned, and pages of memory are whole.
    this.#fields = new Float64Array(buffer, address);
    this.#text = decoder.decode(new Uint8Array(buffer, this.#fields[0], this.#fields[1]));
  }

  number() {
    return this.#fields[this.#next++];
  }

  flag() {
    return this.number() === 1;
  }

  text() {
    const start = this.#start;
    this.#start += this.number();
    return this.#text.slice(start, this.#start);
  }

  range() {
    return { start: this.number(), end: this.number() };
  }

  /**
   * A spring; a response of 0 means without motion. With a damping ratio of -1 it is CSS's `ease-in-out`, which takes the
   * response as its duration.
   */
  motion() {
    return { response: this.number(), dampingRatio: this.number() };
  }

  /**
   * A value that may be absent.
   *
   * @template Value
   * @param {(record: RecordReader) => Value} read
   * @returns {Value | undefined}
   */
  optional(read) {
    if (!Number.isNaN(this.#fields[this.#next])) return read(this);
    this.#next++;
    return undefined;
  }

  /**
   * @template Value
   * @param {(record: RecordReader) => Value} read
   * @returns {Value[]}
   */
  list(read) {
    return Array.from({ length: this.number() }, () => read(this));
  }
}
