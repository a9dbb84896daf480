/**
 * Gives elements their style. A script of the package contains it; among the sources, the page links the stylesheets.
 *
 * An adopted stylesheet needs no permission of a Content-Security-Policy and reaches the shadow tree that the element is in. It is in
 * the same cascade layer as a linked one, so linking it as well, for a page without script or a slow connection, changes nothing.
 */

import { windowOf } from './context.js';
import { shared } from './page.js';

/**
 * The stylesheets by document, because a document can adopt only its own, and by their text.
 *
 * @type {WeakMap<Document, Record<string, CSSStyleSheet>>}
 */
const known = shared('styles', () => new WeakMap());

/**
 * The property of a document or a shadow tree, which keeps these stylesheets when the page assigns a list of its own, as the usual
 * examples of adopted stylesheets do.
 *
 * @type {PropertyDescriptor & ThisType<Document>}
 */
const adoptedStyleSheets = {
  configurable: true,
  get() {
    return Reflect.get(Object.getPrototypeOf(this), 'adoptedStyleSheets', this);
  },
  set(sheets) {
    const own = Object.values(known.get(this.ownerDocument ?? this) ?? {});
    const kept = this.adoptedStyleSheets.filter((sheet) => own.includes(sheet));
    Reflect.set(Object.getPrototypeOf(this), 'adoptedStyleSheets', [...new Set([...sheets, ...kept])], this);
  },
};

/**
 * @param {Element} element in a document
 * @param {string} [style] that of the script's elements by default
 */
export function adoptStyle(element, style = import.meta.liveStyle) {
  const root = /** @type {Document | ShadowRoot} */ (element.getRootNode());
  // In an older browser, the page links the stylesheet.
  if (!style || !root.adoptedStyleSheets) return;
  const { ownerDocument } = element;
  const sheets = known.get(ownerDocument) ?? {};
  known.set(ownerDocument, sheets);
  let sheet = sheets[style];
  if (!sheet) {
    sheet = sheets[style] = new (/** @type {typeof window} */ (windowOf(element)).CSSStyleSheet)();
    sheet.replaceSync(style);
  }
  if (root.adoptedStyleSheets.includes(sheet)) return;
  Object.defineProperties(root, { adoptedStyleSheets });
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
