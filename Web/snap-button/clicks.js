/** Prevents the click at the end of a drag from activating a button. */

import { now } from '../core/clock.js';
import { windowOf } from '../core/context.js';

/** A click follows the pointer's release immediately. A click later than this, in seconds, has another cause. */
const clickDelay = 0.5;

export class ClickFilter {
  #button;
  #isLifted;
  #abort = new AbortController();
  /** Until when to suppress the click of a press that wasn't a tap, on the clock of `now()`. */
  #swallowsUntil = 0;

  /**
   * @param {HTMLElement} host around the button
   * @param {HTMLElement} button
   * @param {() => boolean} isLifted whether the button follows a pointer
   */
  constructor(host, button, isLifted) {
    this.#button = button;
    this.#isLifted = isLifted;
    const options = { signal: this.#abort.signal, capture: true };
    host.addEventListener('click', (event) => this.#filter(event), options);
    windowOf(host).addEventListener('pointerdown', () => (this.#swallowsUntil = 0), options);
  }

  stop() {
    this.#abort.abort();
  }

  /** Suppresses the click of the press that is ending and wasn't a tap. */
  swallow() {
    this.#swallowsUntil = now() + clickDelay;
  }

  /**
   * A click from a key or script has no press before it, and isn't suppressed.
   *
   * @param {MouseEvent} event
   */
  #filter(event) {
    if (!this.#button.contains(/** @type {Node} */ (event.target))) return;
    const isOfPress = event.detail > 0 && now() < this.#swallowsUntil;
    if (!isOfPress && !this.#isLifted()) return;
    this.#swallowsUntil = 0;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}
