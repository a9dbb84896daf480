/** The description of an enabled snap button, which states that the button can move. */

import { setText } from '../core/text.js';
import { messageText } from '../localization/messages.js';

export class MovableHint {
  element = document.createElement('span');
  /** Identifies the latest request, so that older messages that load late are dropped. */
  #turn = 0;

  constructor() {
    this.element.className = 'live-snap-button-hint';
    this.element.hidden = true;
  }

  /** @param {HTMLElement} host determines the language */
  async localize(host) {
    const turn = ++this.#turn;
    const text = await messageText({ key: 'movable' }, host);
    if (turn === this.#turn) setText(this.element, text);
  }
}
