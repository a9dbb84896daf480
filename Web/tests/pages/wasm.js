// Instantiates the module, because WebKit can compile a module under any policy.
WebAssembly.instantiate(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)).then(
  () => Object.assign(window, { instantiated: 'ran' }),
  (error) => Object.assign(window, { instantiated: error.name }),
);
const response = await fetch('smallest.wasm');
Object.assign(window, { fetched: response.status });
