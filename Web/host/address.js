/** What a bundle calls files in whose names it has put their hashes, by their plain names. */
const hashed = /** @type {any} */ (import.meta).liveFiles;

/**
 * The address of a file that the page fetches when it needs it: the core, a dictionary, tables, words. They stand beside this module,
 * and beside the bundle that holds it.
 *
 * @param {string} name
 * @param {string} [beside] the address of another module that the file stands beside
 */
export function addressOf(name, beside = import.meta.url) {
  return new URL(hashed?.[name] ?? name, beside);
}
