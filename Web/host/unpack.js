/** Unpacks the binary data in the elements' scripts: see unpack.c. The sources contain none. */

/** The size of a page of memory. The code's own data is in the first one. */
const page = 65_536;

/** The characters that packed bytes which continue others share with them. Each depends on all that precede it. */
const overlap = 16;

/**
 * Returns the unpacked bytes.
 *
 * @param {string} packed their number, that of the local variables' indexes among them, and the packed bytes; and if they continue
 *   others, where in their text
 * @param {string} [before] the others, in the same form
 */
export function unpack(packed, before = '') {
  let [size, indexes, text, start] = packed.split(' ');
  let skipped = 0;
  if (start) {
    const [others, , beginning] = before.split(' ');
    if (!beginning?.startsWith(text.slice(0, overlap), Number(start))) throw new Error('It belongs to another version.');
    skipped = Number(others);
    text = beginning.slice(0, Number(start)) + text;
  }
  const [count, end] = [Number(size), page + text.length + 1];
  const code = Uint8Array.from(import.meta.liveUnpacker.match(/../g) ?? [], (digits) => parseInt(digits, 16));
  const { memory, unpack } = /** @type {any} */ (new WebAssembly.Instance(new WebAssembly.Module(code)).exports);
  memory.grow(Math.ceil((end + skipped + 2 * count) / page));
  new TextEncoder().encodeInto(text, new Uint8Array(memory.buffer, page));
  return new Uint8Array(memory.buffer, unpack(page, end, skipped, count, indexes), count);
}
