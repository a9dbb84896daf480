/**
 * Gives elements their style. A script of the package contains it; among the sources, the page links the stylesheets.
 *
 * An adopted stylesheet needs no permission of a Content-Security-Policy and reaches the shadow tree that the element is in. It is in
 * the same cascade layer as a linked one, so linking it as well, for a page without script or a slow connection, changes nothing.
 */

import { windowOf } from './context.js';

/**
 * The stylesheets by document, because a document can adopt only its own.
 *
 * @type {WeakMap<Document, CSSStyleSheet>}
 */
const sheets = new WeakMap();

/** @param {Element} element in a document */
export function adoptStyle(element) {
  const style = import.meta.liveStyle;
  const root = /** @type {Document | ShadowRoot} */ (element.getRootNode());
  // In an older browser, the page links the stylesheet.
  if (!style || !root.adoptedStyleSheets) return;
  const { ownerDocument } = element;
  let sheet = sheets.get(ownerDocument);
  if (!sheet) {
    sheet = new (/** @type {typeof window} */ (windowOf(element)).CSSStyleSheet)();
    sheet.replaceSync(style);
    sheets.set(ownerDocument, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
