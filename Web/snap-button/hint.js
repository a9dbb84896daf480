/** The description of a snapping button that is enabled: that it can be moved. */

import { setText } from '../core/text.js';
import { describe } from '../field/field-words.js';
import { messageText } from '../words/messages.js';

export class MovableHint {
  element = document.createElement('span');
  /** @type {HTMLElement | undefined} */
  #button;
  /** Tells words apart that arrive late. */
  #turn = 0;

  constructor() {
    this.element.className = 'live-snap-button-hint';
    this.element.hidden = true;
  }

  /**
   * @param {HTMLElement} host
   * @param {HTMLElement} button
   */
  add(host, button) {
    this.#button = button;
    host.append(this.element);
    this.speak(host);
  }

  /** @param {HTMLElement} host whose language is spoken */
  async speak(host) {
    const turn = ++this.#turn;
    const text = await messageText({ key: 'movable' }, host);
    if (turn === this.#turn) setText(this.element, text);
  }

  remove() {
    if (this.#button) describe(this.#button, this.element, false);
    this.#button = undefined;
    this.element.remove();
  }
}
