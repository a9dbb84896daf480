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
 * Returns a property like the platform's, without the parts.
 *
 * @param {'firstChild' | 'nextSibling'} name
 * @returns {PropertyDescriptor}
 */
const withoutParts = (name) => ({
  configurable: true,
  get() {
    let found = Reflect.get(Node.prototype, name, this);
    while (parts.has(found)) found = Reflect.get(Node.prototype, 'nextSibling', found);
    return found;
  },
});
const [firstChild, nextSibling] = [withoutParts('firstChild'), withoutParts('nextSibling')];

/**
 * Hides a part from frameworks that hydrate the page.
 *
 * @param {Node} part a part in its place
 */
export function hideFromHydration(part) {
  parts.add(part);
  let before = part.previousSibling;
  while (before && parts.has(before)) before = before.previousSibling;
  if (before) Object.defineProperties(before, { nextSibling });
  else if (part.parentNode) Object.defineProperties(part.parentNode, { firstChild });
}
