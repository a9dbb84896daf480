/**
 * Keeps an element's parts out of hydration.
 *
 * React and Vue take over a page from a server by comparing its nodes with the ones they would have created. If React finds
 * others, it discards the page and everything typed into it. Both walk the page with `firstChild` and `nextSibling`, so these
 * two properties skip the parts wherever a framework could meet one. All other ways to the parts are unchanged.
 */

/** @type {WeakSet<Node>} */
const parts = new WeakSet();

/**
 * @param {Node} node
 * @param {'firstChild' | 'nextSibling'} name
 */
function skipParts(node, name) {
  Object.defineProperty(node, name, {
    configurable: true,
    get() {
      let found = Reflect.get(Node.prototype, name, this);
      while (parts.has(found)) found = Reflect.get(Node.prototype, 'nextSibling', found);
      return found;
    },
  });
}

/**
 * Hides a part from frameworks that hydrate the page.
 *
 * @param {Node} part a part in its place
 */
export function hideFromHydration(part) {
  parts.add(part);
  let before = part.previousSibling;
  while (before && parts.has(before)) before = before.previousSibling;
  if (before) skipParts(before, 'nextSibling');
  else if (part.parentNode) skipParts(part.parentNode, 'firstChild');
}
