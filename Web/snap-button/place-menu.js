/** A menu of resting positions, in the top layer, so that nothing clips it. */

import { focusedBeside, hostOf, windowOf } from '../core/context.js';
import { setText } from '../core/text.js';
import { focusItem, placeMenu, handleKey } from './menu.js';

/** @typedef {{ label: string, name?: string, isCurrent?: boolean, choose: () => void }} PlaceItem */

export class PlaceMenu {
  element = document.createElement('span');
  button;
  /** @type {AbortController | undefined} */
  #opening;

  /** @param {HTMLElement} button that owns the menu */
  constructor(button) {
    this.button = button;
    this.element.className = 'live-snap-button-menu';
    this.element.setAttribute('role', 'menu');
    this.element.setAttribute('popover', 'manual');
    this.element.addEventListener('keydown', (event) => handleKey(this, event));
    // Keeps events in the menu from reaching the button.
    this.element.addEventListener('contextmenu', (event) => event.preventDefault());
  }

  get isOpen() {
    return this.#opening !== undefined;
  }

  /**
   * Opens the menu, or updates an open one in place.
   *
   * @param {string} title
   * @param {PlaceItem[]} items
   */
  open(title, items) {
    const former = this.items;
    const focused = former.indexOf(/** @type {HTMLElement} */ (focusedBeside(this.element)));
    this.element.ariaLabel = title;
    this.element.dataset.title = title;
    this.element.append(...items.map((item) => this.#itemElement(item)));
    if (!this.isOpen) this.#show();
    // The former items are removed last, because the menu closes when it loses the focus.
    const current = focused < 0 ? items.findIndex((item) => item.isCurrent) : focused;
    const item = this.items[former.length + Math.max(0, current)];
    item?.focus({ preventScroll: true });
    for (const each of former) each.remove();
    placeMenu(this);
    focusItem(item);
  }

  #show() {
    /** @type {{ showPopover?: () => void }} */ (this.element).showPopover?.();
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
    windowOf(this.element).addEventListener('resize', () => placeMenu(this), { signal });
  }

  /** @param {boolean} [returnsFocus] to the button */
  close(returnsFocus = false) {
    if (!this.#opening) return;
    this.#opening.abort();
    this.#opening = undefined;
    if (returnsFocus) this.button.focus();
    /** @type {{ hidePopover?: () => void }} */ (this.element).hidePopover?.();
  }

  get items() {
    return /** @type {HTMLElement[]} */ ([...this.element.children]);
  }

  /** @param {PlaceItem} item */
  #itemElement({ label, name, isCurrent, choose }) {
    const item = document.createElement('button');
    item.type = 'button';
    item.setAttribute('role', 'menuitem');
    item.tabIndex = -1;
    // The button's own action has no place.
    if (name) item.dataset.place = name;
    setText(item, label);
    if (isCurrent) item.setAttribute('aria-current', 'true');
    item.addEventListener('click', () => {
      this.close(true);
      choose();
    });
    return item;
  }
}
