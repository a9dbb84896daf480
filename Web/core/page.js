/**
 * State of the page that all copies of this code share.
 *
 * Each element's script contains its own copy of the code that elements share, and a page may load several scripts, also of
 * different versions. State about a node of the page, or about the page as a whole, therefore has its place here. Its form is an
 * interface between versions: to change it, change its name as well.
 */

/** @type {Record<string, any>} */
const state = (/** @type {any} */ (globalThis)[Symbol.for('live-controls')] ??= {});

/**
 * Returns the page's state of a name. The first copy that needs it creates it.
 *
 * @template State
 * @param {string} name
 * @param {() => State} create
 * @returns {State}
 */
export function shared(name, create) {
  return (state[name] ??= create());
}
