/** TypeScript's compiler, from the library that is the first argument, and hosts that read what lies outside of a folder but once. */

import { createRequire } from 'node:module';

export const ts = createRequire(import.meta.url)(process.argv[2]);
const kept = new Map();

/** A host for a program of the files in a folder; the declarations of the page's own interface, which take longest, are shared. */
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
