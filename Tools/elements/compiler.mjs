/** TypeScript's compiler, from the library in the first argument, and hosts that read each file outside a folder only once. */

import { createRequire } from 'node:module';

export const ts = createRequire(import.meta.url)(process.argv[2]);
const kept = new Map();

/** A host for a program with the files of a folder. The DOM declarations, which take longest, are shared. */
export function createHost(options, folder) {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  host.getSourceFile = (name, ...rest) => {
    if (name.startsWith(folder)) return read(name, ...rest);
    if (!kept.has(name)) kept.set(name, read(name, ...rest));
    return kept.get(name);
  };
  return host;
}
