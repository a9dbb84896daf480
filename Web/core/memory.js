/** Reads and writes the core's linear memory. */

/** @typedef {import('./exports.js').Core} Core */

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * The form of a value that the core reads, from a generated file: a number, text, or flag is an example; a list of names is an
 * enumeration; `list` is the form of an array's elements; `cases` are the forms of an enumeration's values. A value of several
 * cases is an object with the name of its case: `{ focused: true }`.
 *
 * @typedef {number | string | boolean | readonly string[] | { readonly [name: string]: any }} Form
 */

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
   * Writes a value into the inbox for the core's next call.
   *
   * @param {unknown} value
   * @param {Form | undefined} form
   * @returns {number} the number of fields that encode the value
   */
  write(value, form) {
    /** @type {(number | string)[]} */
    const fields = [];
    encode(value, form, fields);
    const count = fields.length;
    let capacity = count * 8;
    for (const field of fields) if (typeof field === 'string') capacity += field.length * bytesPerCodeUnit;
    const address = this.#core.live_inbox_reserve(capacity);
    const { buffer } = this.#core.memory;
    const numbers = new Float64Array(buffer, address, count);
    let end = address + count * 8;
    for (let index = 0; index < count; index += 1) {
      const field = fields[index];
      if (typeof field === 'string') {
        numbers[index] = /** @type {number} */ (encoder.encodeInto(field, new Uint8Array(buffer, end, field.length * bytesPerCodeUnit)).written);
        end += numbers[index];
      } else numbers[index] = field;
    }
    return count;
  }

  /**
   * Writes bytes into the inbox for the core's next call.
   *
   * @param {Uint8Array} bytes
   * @returns {number} the number of bytes
   */
  writeBytes(bytes) {
    const address = this.#core.live_inbox_reserve(bytes.length);
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

/**
 * Appends the fields of a value. A text stands for its length, which is known once it's encoded.
 *
 * @param {any} value `undefined` for an absent one
 * @param {any} form
 * @param {(number | string)[]} fields
 */
function encode(value, form, fields) {
  if (value === undefined) fields.push(NaN);
  else if (Array.isArray(form)) fields.push(form.indexOf(value));
  else if (typeof form !== 'object') fields.push(form === '' ? value : Number(value));
  else if ('list' in form) {
    fields.push(value.length);
    for (const each of value) encode(each, form.list, fields);
  } else if (form.cases) {
    let code = 0;
    for (const name in form.cases) {
      if (name in value) {
        fields.push(code);
        encode(value[name], form.cases[name], fields);
        return;
      }
      code += 1;
    }
  } else for (const name in form) encode(value[name], form[name], fields);
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
