/** Reads and writes the core's linear memory. */

/** @typedef {import('./exports.js').Core} Core */

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** UTF-8 uses at most three bytes for each UTF-16 code unit. */
const bytesPerCodeUnit = 3;

/** A call may grow the memory, which detaches every view of it. So this class creates new views after each call. */
export class Memory {
  #core;

  /** @param {Core} core */
  constructor(core) {
    this.#core = core;
  }

  /**
   * Writes text into the inbox for the core's next call. A lone surrogate becomes U+FFFD.
   *
   * @param {string} text
   * @returns {number} the text's length in bytes
   */
  write(text) {
    const capacity = text.length * bytesPerCodeUnit;
    const address = this.#core.live_text_reserve(capacity);
    const { written } = encoder.encodeInto(text, new Uint8Array(this.#core.memory.buffer, address, capacity));
    return /** @type {number} */ (written);
  }

  /**
   * Writes bytes into the inbox for the core's next call.
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
   * Returns the record at an address. Read it immediately: the next call into the core overwrites it.
   *
   * @param {number} address
   */
  record(address) {
    return new RecordReader(this.#core.memory.buffer, address);
  }
}

/** Reads a record field by field, in the order in which the core wrote them; see Sources/LiveWeb/Record.swift. */
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
    // The view extends to the end of the memory, because records are aligned and memory consists of whole pages.
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
   * Reads a spring. A response of 0 means no motion. A damping ratio of -1 stands for the CSS `ease-in-out` curve, with the
   * response as its duration.
   */
  motion() {
    return { response: this.number(), dampingRatio: this.number() };
  }

  /**
   * Reads a value that may be absent.
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
