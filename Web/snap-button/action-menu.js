/** A menu of the page's actions: a popover of the page, which the button opens and closes as any other button does. */

import { windowOf } from '../core/context.js';
import { focusItem, placeMenu, handleKey } from './menu.js';

export class ActionMenu {
  /**
   * @param {HTMLElement} button that opens it
   * @param {HTMLElement} element
   * @param {AbortSignal} signal ends it, and leaves the popover as it was
   */
  constructor(button, element, signal) {
    this.button = button;
    this.element = element;
    const title = element.ariaLabel;
    const names = { role: 'menu', class: `${element.className} live-snap-button-menu`.trim() };
    const before = Object.entries(names).map(([name, value]) => {
      const own = element.getAttribute(name);
      element.setAttribute(name, value);
      return { name, own };
    });
    if (!title && !element.hasAttribute('aria-labelledby')) element.ariaLabel = button.ariaLabel ?? button.textContent;
    button.setAttribute('aria-haspopup', 'menu');
    this.#markItems();
    element.addEventListener('keydown', (event) => handleKey(this, event), { signal });
    // Keeps events in the menu from reaching the element.
    element.addEventListener('contextmenu', (event) => {
      event.preventDefault();
      event.stopPropagation();
    }, { signal });
    element.addEventListener('click', (event) => {
      if (this.items.some((item) => event.composedPath().includes(item))) this.close(true);
    }, { signal, capture: true });
    element.addEventListener('toggle', () => {
      if (!this.isOpen) return;
      this.#markItems();
      placeMenu(this);
      focusItem(this.items[0]);
    }, { signal });
    windowOf(element).addEventListener('resize', () => this.isOpen && placeMenu(this), { signal });
    // The menu would stay behind.
    button.addEventListener('pointermove', () => this.isOpen && button.closest('[data-phase=dragging]') && this.close(), { signal });
    signal.addEventListener('abort', () => {
      for (const { name, own } of before) own === null ? element.removeAttribute(name) : element.setAttribute(name, own);
      element.ariaLabel = title;
      button.removeAttribute('aria-haspopup');
      for (const item of element.querySelectorAll('[role=menuitem]')) for (const name of ['role', 'tabindex']) item.removeAttribute(name);
    });
  }

  get items() {
    return /** @type {HTMLElement[]} */ ([...this.element.querySelectorAll(':is(button:not(:disabled), a[href]):not([hidden])')]);
  }

  /** Disabled actions are items, too, which the keys pass over. */
  #markItems() {
    for (const item of /** @type {NodeListOf<HTMLElement>} */ (this.element.querySelectorAll('button, a[href]'))) {
      item.setAttribute('role', 'menuitem');
      item.tabIndex = -1;
    }
  }

  get isOpen() {
    return this.element.matches(':popover-open');
  }

  /** @param {boolean} [returnsFocus] to the button */
  close(returnsFocus = false) {
    if (!this.isOpen) return;
    /** @type {any} */ (this.element).hidePopover();
    if (returnsFocus) this.button.focus();
  }
}
