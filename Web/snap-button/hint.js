/** What is said of a snapping button besides its name: that it can be moved. */

import { toggleToken } from '../core/attributes.js';
import { messageText } from '../words/messages.js';

const movable = { key: 59, number: 0, unit: 0 };
const className = 'live-snap-button-hint';

export class MovableHint {
  static #count = 0;
  #element = document.createElement('span');
  /** @type {HTMLElement | undefined} */
  #button;

  /**
   * @param {HTMLElement} host
   * @param {HTMLElement} button
   */
  add(host, button) {
    this.#button = button;
    this.#element.id ||= `${className}-${++MovableHint.#count}`;
    this.#element.className = className;
    this.#element.hidden = true;
    host.append(this.#element);
    toggleToken(button, 'aria-describedby', this.#element.id, true);
    messageText(movable, host).then((text) => (this.#element.textContent = text));
  }

  remove() {
    if (this.#button) toggleToken(this.#button, 'aria-describedby', this.#element.id, false);
    this.#button = undefined;
    this.#element.remove();
  }
}

/**
 * A clone of an element brings along what another one has added.
 *
 * @param {HTMLElement} host
 * @param {HTMLElement} button
 */
export function removeCopies(host, button) {
  for (const copy of host.querySelectorAll(`:scope > :is(.${className}, .live-snap-button-menu)`)) {
    toggleToken(button, 'aria-describedby', copy.id, false);
    copy.remove();
  }
}
