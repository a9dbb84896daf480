// Runs the core in Node without a page, with the decoders of Web.

import { readFile } from 'node:fs/promises';

const root = new URL('../../', import.meta.url);
const file = process.env.LIVE_CONTROLS_WASM ?? new URL('Web/host/live-controls.wasm', root);
const bytes = await readFile(file);

/** The exports of a module in Web. */
export const web = (name) => import(new URL(`Web/${name}`, root).href);
const { Memory } = await web('core/memory.js');

/**
 * Starts a new instance of the core.
 *
 * @param {number} [pages] the maximum size of its memory
 */
export async function start(pages) {
  const { cos, exp, log, pow, sin } = Math;
  const { instance, module } = await WebAssembly.instantiate(pages ? limited(bytes, pages) : bytes, { env: { cos, exp, log, pow, sin } });
  const core = instance.exports;
  return { core, memory: new Memory(core), module };
}

/** Returns the module with a maximum in its memory section (core specification, section 5.5.8). */
function limited(module, pages) {
  const memorySection = 5;
  for (let at = 8; at < module.length; ) {
    const section = module[at];
    const size = number(module, at + 1);
    if (section === memorySection) {
      const minimum = number(module, size.end + 2);
      const content = [1, 1, ...encoded(minimum.value), ...encoded(Math.max(minimum.value, pages))];
      return Buffer.concat([module.subarray(0, at), Buffer.from([section, ...encoded(content.length), ...content]), module.subarray(size.end + size.value)]);
    }
    at = size.end + size.value;
  }
  throw new Error('The module has no memory');
}

/** Encodes an unsigned LEB128 number. */
function number(module, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = module[at++];
    value |= (byte & 0x7f) << shift;
    if (byte < 0x80) return { value, end: at };
  }
}

function encoded(value) {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...encoded(value >>> 7)];
}
