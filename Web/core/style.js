/**
 * Gives elements their style. A script of the package contains it; among the sources, the page links the stylesheets.
 *
 * An adopted stylesheet needs no permission of a Content-Security-Policy and reaches the shadow tree that the element is in. It is in
 * the same cascade layer as a linked one, so linking it as well, for a page without script or a slow connection, changes nothing.
 */

import { windowOf } from './context.js';

/**
 * The stylesheets by document, because a document can adopt only its own, and by their text.
 *
 * @type {WeakMap<Document, Record<string, CSSStyleSheet>>}
 */
const sheets = new WeakMap();

/**
 * @param {Element} element in a document
 * @param {string} [style] that of the script's elements by default
 */
export function adoptStyle(element, style = import.meta.liveStyle) {
  const root = /** @type {Document | ShadowRoot} */ (element.getRootNode());
  // In an older browser, the page links the stylesheet.
  if (!style || !root.adoptedStyleSheets) return;
  const { ownerDocument } = element;
  const known = sheets.get(ownerDocument) ?? {};
  sheets.set(ownerDocument, known);
  let sheet = known[style];
  if (!sheet) {
    sheet = known[style] = new (/** @type {typeof window} */ (windowOf(element)).CSSStyleSheet)();
    sheet.replaceSync(style);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
