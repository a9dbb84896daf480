/**
 * A menu of resting positions that follows the menu pattern of the ARIA Authoring Practices. It's in the top layer, so that
 * nothing clips it.
 */

import { focusedBeside, hostOf, windowOf } from '../core/context.js';
import { setText } from '../core/text.js';

/** @typedef {{ key: number, label: string, name: string, isCurrent: boolean }} PlaceItem */

/** The distances from the menu to the button and to the sides of the page, in pixels. */
const gap = 8;

export class PlaceMenu {
  element = document.createElement('div');
  #button;
  #choose;
  /** @type {AbortController | undefined} */
  #opening;

  /**
   * @param {HTMLElement} button that owns the menu
   * @param {(key: number) => void} choose
   */
  constructor(button, choose) {
    this.#button = button;
    this.#choose = choose;
    this.element.className = 'live-snap-button-menu';
    this.element.setAttribute('role', 'menu');
    this.element.setAttribute('popover', 'manual');
    this.element.addEventListener('keydown', (event) => this.#press(event));
    // Keeps events in the menu from reaching the button.
    this.element.addEventListener('contextmenu', (event) => event.preventDefault());
  }

  get isOpen() {
    return this.#opening !== undefined;
  }

  /**
   * @param {string} title
   * @param {PlaceItem[]} items
   */
  open(title, items) {
    this.close();
    this.element.ariaLabel = title;
    this.element.dataset.title = title;
    this.element.replaceChildren(...items.map((item) => this.#itemElement(item)));
    /** @type {{ showPopover?: () => void }} */ (this.element).showPopover?.();
    this.#place();
    this.#opening = new AbortController();
    const { signal } = this.#opening;
    // Each shadow tree around the menu reports presses inside it. Outside, events expose only the host.
    for (let inner = /** @type {Element | undefined} */ (this.element); inner; ) {
      const [known, root] = [inner, inner.getRootNode()];
      const press = (/** @type {Event} */ event) => event.composedPath().includes(known) || this.close();
      root.addEventListener('pointerdown', press, { signal, capture: true });
      inner = hostOf(root);
    }
    this.element.addEventListener('focusout', (event) => {
      if (!this.element.contains(/** @type {Node | null} */ (event.relatedTarget)) && this.element.ownerDocument.hasFocus()) this.close();
    }, { signal });
    windowOf(this.element).addEventListener('resize', () => this.close(), { signal });
    this.#focus(Math.max(0, items.findIndex((item) => item.isCurrent)));
  }

  /** @param {boolean} [returnsFocus] to the button */
  close(returnsFocus = false) {
    if (!this.#opening) return;
    this.#opening.abort();
    this.#opening = undefined;
    if (returnsFocus) this.#button.focus();
    /** @type {{ hidePopover?: () => void }} */ (this.element).hidePopover?.();
  }

  get #items() {
    return /** @type {HTMLElement[]} */ ([...this.element.children]);
  }

  /** @param {PlaceItem} item */
  #itemElement({ key, label, name, isCurrent }) {
    const item = document.createElement('button');
    item.type = 'button';
    item.setAttribute('role', 'menuitem');
    item.tabIndex = -1;
    item.dataset.place = name;
    setText(item, label);
    if (isCurrent) item.setAttribute('aria-current', 'true');
    item.addEventListener('click', () => {
      this.close(true);
      this.#choose(key);
    });
    return item;
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    event.stopPropagation();
    const { length } = this.#items;
    const focused = this.#items.indexOf(/** @type {HTMLElement} */ (focusedBeside(this.element)));
    if (event.key === 'ArrowDown') this.#focus((focused + 1) % length);
    else if (event.key === 'ArrowUp') this.#focus((focused - 1 + length) % length);
    else if (event.key === 'Home') this.#focus(0);
    else if (event.key === 'End') this.#focus(length - 1);
    else if (event.key === 'Escape' || event.key === 'Tab') this.close(true);
    else if (!this.#focusInitial(event.key, focused)) return;
    event.preventDefault();
  }

  /**
   * Focuses the next item that begins with a letter.
   *
   * @param {string} key
   * @param {number} focused
   */
  #focusInitial(key, focused) {
    if ([...key].length > 1 || key === ' ') return false;
    const items = this.#items;
    const order = items.map((_, index) => (focused + 1 + index) % items.length);
    const found = order.find((index) => items[index].textContent?.toLocaleLowerCase().startsWith(key.toLocaleLowerCase()));
    if (found !== undefined) this.#focus(found);
    return found !== undefined;
  }

  /** @param {number} index */
  #focus(index) {
    this.#items[index]?.focus({ preventScroll: true });
  }

  /** Places the menu beside the button, toward the middle of the page. */
  #place() {
    const { left, right, top, bottom } = this.#button.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height, style } = this.element;
    const [pageWidth, pageHeight] = [this.element.ownerDocument.documentElement.clientWidth, windowOf(this.element).innerHeight];
    const x = left + right > pageWidth ? left - gap - width : right + gap;
    const y = top + bottom > pageHeight ? bottom - height : top;
    style.left = `${Math.max(gap, Math.min(x, pageWidth - gap - width))}px`;
    style.top = `${Math.max(gap, Math.min(y, pageHeight - gap - height))}px`;
  }
}
