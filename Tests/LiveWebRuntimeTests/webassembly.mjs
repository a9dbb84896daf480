// Runs the exported C functions as a host and Swift would: node webassembly.mjs runtime.wasm [seed]

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const [, , path, seedText] = process.argv;
const seed = Number(seedText ?? Date.now() % 2 ** 32) >>> 0;
const binary = readFileSync(path);
const module = new WebAssembly.Module(binary);
assert.deepEqual(WebAssembly.Module.imports(module), [], "the runtime needs nothing of the host");

/** Mulberry32: an integer below `bound`. */
let state = seed;
const random = (bound) => {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) % bound;
};

const start = () => {
  const wasm = new WebAssembly.Instance(module).exports;
  return { wasm, bytes: () => new Uint8Array(wasm.memory.buffer), pages: () => wasm.memory.buffer.byteLength / 65536 };
};

const isTrap = (error) => error instanceof WebAssembly.RuntimeError;

const someSize = () => [128, 128, 128, 1024, 1024, 16384, 100000][random(7)] * random(1000) / 1000 | 0;

/** Random allocations, each filled with a byte of its own; the host may take pages in between. */
const allocateAndFree = ({ wasm, bytes, pages }, count, hostGrows) => {
  const live = [];
  const result = wasm.malloc(4) >>> 0;
  const empty = wasm.live_heap_in_use();
  const freeOne = (index) => {
    const { address, size, fill } = live[index];
    const memory = bytes();
    assert.ok(memory[address] === fill && memory[address + size - 1] === fill, "an allocation was written to");
    assert.ok(memory.subarray(address, address + size).every((byte) => byte === fill));
    wasm.free(address);
    live[index] = live.at(-1);
    live.pop();
  };
  for (let i = 0; i < count; i++) {
    if (random(300) < live.length) {
      freeOne(random(live.length));
      continue;
    }
    if (hostGrows && random(500) === 0 && pages() < 900) wasm.memory.grow(1);
    const size = 1 + someSize();
    const alignment = random(3) ? 16 : 4 << random(12);
    try {
      assert.equal(wasm.posix_memalign(result, alignment, size), 0);
    } catch (error) {
      if (isTrap(error)) continue;
      throw error;
    }
    const address = new DataView(wasm.memory.buffer).getUint32(result, true);
    assert.equal(address % Math.max(alignment, 16), 0);
    const fill = random(256);
    wasm.memset(address, fill, size);
    live.push({ address, size, fill });
  }
  while (live.length) freeOne(live.length - 1);
  assert.equal(wasm.live_heap_in_use(), empty);
  wasm.free(result);
  assert.equal(wasm.live_heap_in_use(), 0);
};

const tests = {
  "random operations keep every byte": () => allocateAndFree(start(), 20_000, false),
  "pages that the host takes are left alone": () => allocateAndFree(start(), 20_000, true),
  "an instance at its limit traps and goes on": () => {
    const instance = start();
    const { wasm, pages } = instance;
    const blocks = [];
    assert.throws(() => {
      for (;;) blocks.push(wasm.malloc(1_000_000) >>> 0);
    }, isTrap);
    assert.ok(blocks.length >= 66 && pages() <= 1024);
    const inUse = wasm.live_heap_in_use();
    for (const size of [-1, 0x7fffffff, -0x80000000, 0x7fffff00, 20_000_000]) assert.throws(() => wasm.malloc(size), isTrap);
    assert.equal(wasm.live_heap_in_use(), inUse);
    blocks.forEach(wasm.free);
    assert.equal(wasm.live_heap_in_use(), 0);
    const whole = wasm.malloc(66_000_000);
    assert.notEqual(whole, 0);
    wasm.free(whole);
    allocateAndFree(instance, 10_000, false);
  },
  "errors are those of posix_memalign": () => {
    const { wasm, bytes } = start();
    for (const alignment of [0, 1, 2, 3, 12, -1]) assert.equal(wasm.posix_memalign(16, alignment, 8), 22);
    assert.throws(() => wasm.posix_memalign(16, -0x80000000, 8), isTrap);
    assert.equal(bytes()[16], 0);
    wasm.free(0);
  },
  "memory is compared as unsigned bytes, and measured": () => {
    const { wasm, bytes } = start();
    const [left, right] = [wasm.malloc(20), wasm.malloc(20)];
    for (let i = 0; i < 20; i++) bytes()[left + i] = bytes()[right + i] = i;
    assert.equal(wasm.memcmp(left, right, 20), 0);
    bytes()[left + 10] = 200;
    assert.ok(wasm.memcmp(left, right, 20) > 0 && wasm.memcmp(right, left, 20) < 0);
    assert.equal(wasm.memcmp(left, right, 10), 0);
    bytes()[left] = 1;
    bytes()[left + 13] = 0;
    assert.equal(wasm.strlen(left), 13);
  },
  "memory is copied, moved and set": () => {
    const { wasm, bytes } = start();
    const at = wasm.malloc(100);
    for (let i = 0; i < 100; i++) bytes()[at + i] = i;
    assert.equal(wasm.memmove(at + 3, at, 50), at + 3);
    assert.deepEqual([...bytes().subarray(at + 3, at + 53)], [...Array(50).keys()]);
    assert.equal(wasm.memmove(at, at + 3, 50), at);
    assert.deepEqual([...bytes().subarray(at, at + 50)], [...Array(50).keys()]);
    assert.equal(wasm.memcpy(at + 60, at, 40), at + 60);
    assert.equal(bytes()[at + 99], 39);
    assert.equal(wasm.memset(at, 0x1ff, 5), at);
    assert.deepEqual([...bytes().subarray(at, at + 6)], [255, 255, 255, 255, 255, 5]);
  },
};

let failed = 0;
for (const [name, test] of Object.entries(tests)) {
  try {
    test();
  } catch (error) {
    failed += 1;
    console.error(`${name} (seed ${seed}):`, error);
  }
}
const passed = Object.keys(tests).length - failed;
const compressed = gzipSync(binary, { level: 9 }).length;
console.log(`LiveWebRuntime as WebAssembly: ${passed} passed, ${failed} failed (${compressed} bytes gzip)`);
process.exitCode = failed ? 1 : 0;
