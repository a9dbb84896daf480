/**
 * The address of a file that the page fetches when it needs it: the core, a dictionary, tables. They stand beside this module, and
 * beside the bundle that holds it.
 *
 * @param {string} name
 */
export function addressOf(name) {
  return new URL(name, import.meta.url);
}
