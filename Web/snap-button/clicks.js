/** Keeps a button from acting on a click that ends a drag. */

import { now } from '../core/clock.js';
import { windowOf } from '../core/surroundings.js';

/** A click comes right after the pointer has gone up; one that comes later than this, in seconds, has another cause. */
const clickDelay = 0.5;

export class ClickFilter {
  #button;
  #isLifted;
  #abort = new AbortController();
  /** Until when to swallow a click, which belongs to a press that was not a tap, on the clock of `now()`. */
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

  /** Swallows the click of the press that ends now, which was not a tap. */
  swallow() {
    this.#swallowsUntil = now() + clickDelay;
  }

  /**
   * Clicks by a key or a script have no press before them, and pass.
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
