/** Unpacks the binary data in the elements' scripts: see unpack.c. The sources contain none. */

/** The size of a page of memory. The code's own data is in the first one. */
const page = 65_536;

/**
 * Returns the unpacked bytes.
 *
 * @param {string} packed their number, a space, and the packed bytes
 */
export function unpack(packed) {
  const [size, text] = packed.split(' ');
  const [count, end] = [Number(size), page + text.length + 1];
  const code = Uint8Array.from(atob(import.meta.liveUnpacker), (character) => character.charCodeAt(0));
  const { memory, unpack } = /** @type {any} */ (new WebAssembly.Instance(new WebAssembly.Module(code)).exports);
  memory.grow(Math.ceil((end + count) / page) - 1);
  new TextEncoder().encodeInto(text, new Uint8Array(memory.buffer, page));
  unpack(page, end, count);
  return new Uint8Array(memory.buffer, end, count);
}
