/** Maps plain file names to the names with hashes in a bundle. */
const hashed = /** @type {any} */ (import.meta).liveFiles;

/**
 * Returns the URL of a file that the page fetches on demand: the core, a dictionary, tables, or messages. These files are in
 * the same folder as this module, and as the bundle that contains it.
 *
 * @param {string} name
 * @param {string} [beside] the URL of another module in the folder that contains the file
 */
export function addressOf(name, beside = import.meta.url) {
  return new URL(hashed?.[name] ?? name, beside);
}
