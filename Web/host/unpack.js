/** Unpacks the binary data in the elements' scripts: see unpack.c. The sources contain none. */

/** The size of a page of memory. The code's own data is in the first one. */
const page = 65_536;

/**
 * Returns the unpacked bytes.
 *
 * @param {string} packed their number, that of the local variables' indexes among them, and the packed bytes
 */
export function unpack(packed) {
  const [size, indexes, text] = packed.split(' ');
  const [count, end] = [Number(size), page + text.length + 1];
  const code = Uint8Array.from(import.meta.liveUnpacker.match(/../g) ?? [], (digits) => parseInt(digits, 16));
  const { memory, unpack } = /** @type {any} */ (new WebAssembly.Instance(new WebAssembly.Module(code)).exports);
  memory.grow(Math.ceil((end + 2 * count) / page));
  new TextEncoder().encodeInto(text, new Uint8Array(memory.buffer, page));
  return new Uint8Array(memory.buffer, unpack(page, end, count, indexes), count);
}
