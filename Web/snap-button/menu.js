/** What menus share: the keys of the menu pattern of the ARIA Authoring Practices, and a place beside the button. */

import { focusedBeside, zoomOf } from '../core/context.js';
import { viewportSize } from './container.js';

/** @typedef {{ button: HTMLElement, element: HTMLElement, items: HTMLElement[], close: (returnsFocus: boolean) => void }} Menu */

/** The distances from a menu to the button and to the sides of the page, in pixels. */
const gap = 8;

/**
 * Moves the focus in a menu, or closes it, as a key says.
 *
 * @param {Menu} menu
 * @param {KeyboardEvent} event
 */
export function handleKey(menu, event) {
  event.stopPropagation();
  const { items } = menu;
  const { length } = items;
  const focused = items.indexOf(/** @type {HTMLElement} */ (focusedBeside(menu.element)));
  if (event.key === 'ArrowDown') focusItem(items[(focused + 1) % length]);
  else if (event.key === 'ArrowUp') focusItem(items[(focused - 1 + length) % length]);
  else if (event.key === 'Home') focusItem(items[0]);
  else if (event.key === 'End') focusItem(items[length - 1]);
  else if (event.key === 'Escape' || event.key === 'Tab') menu.close(true);
  else if (!focusInitial(items, event.key, focused)) return;
  event.preventDefault();
}

/**
 * Focuses the next item that begins with a letter.
 *
 * @param {HTMLElement[]} items
 * @param {string} key
 * @param {number} focused
 */
function focusInitial(items, key, focused) {
  if ([...key].length > 1 || key === ' ') return false;
  const order = items.map((_, index) => items[(focused + 1 + index) % items.length]);
  const found = order.find((item) => item.textContent?.toLocaleLowerCase().startsWith(key.toLocaleLowerCase()));
  focusItem(found);
  return found !== undefined;
}

/** @param {HTMLElement} [item] of a menu in its place */
export function focusItem(item) {
  item?.focus({ preventScroll: true });
  // In a low viewport, the menu scrolls. The page doesn't.
  item?.scrollIntoView({ block: 'nearest' });
}

/**
 * Places a menu beside its button, toward the middle of the page.
 *
 * @param {Menu} menu
 */
export function placeMenu({ button, element }) {
  const zoom = zoomOf(element);
  const box = button.getBoundingClientRect();
  const [left, right, top, bottom] = [box.left, box.right, box.top, box.bottom].map((length) => length / zoom);
  const { offsetWidth: width, offsetHeight: height, style } = element;
  const { width: pageWidth, height: pageHeight } = viewportSize(element);
  const x = left + right > pageWidth ? left - gap - width : right + gap;
  const y = top + bottom > pageHeight ? bottom - height : top;
  style.left = `${Math.max(gap, Math.min(x, pageWidth - gap - width))}px`;
  style.top = `${Math.max(gap, Math.min(y, pageHeight - gap - height))}px`;
}
