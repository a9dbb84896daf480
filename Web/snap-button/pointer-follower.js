/**
 * Follows one pointer from its press on a button to its end, even outside the button, and reports each event.
 *
 * For touches, the browser may begin to scroll before the button lifts, and then cancels the pointer. After the button lifts,
 * canceling `touchmove` and `touchend` prevents this.
 */

import { windowOf } from '../core/context.js';

/**
 * @typedef {object} PointerListener
 * @property {(event: PointerEvent) => void} down
 * @property {(event: PointerEvent) => void} move
 * @property {(event: PointerEvent) => void} up
 * @property {(event: PointerEvent) => void} cancel
 * @property {(event: Event) => void} interrupt caused by the Escape key, a window that lost focus, or a hidden page
 * @property {() => boolean} isLifted whether the press has lifted the button
 */

export class PointerFollower {
  #button;
  #listener;
  /** @type {AbortController | undefined} */
  #press;
  #pointer = 0;

  /**
   * @param {HTMLElement} button
   * @param {PointerListener} listener
   * @param {AbortSignal} signal ends the following
   */
  constructor(button, listener, signal) {
    this.#button = button;
    this.#listener = listener;
    signal.addEventListener('abort', () => this.#end());
    button.addEventListener('pointerdown', (event) => this.#begin(event), { signal });
    button.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  }

  /** Captures the pointer, to follow it outside the window too. */
  capture() {
    try {
      this.#button.setPointerCapture(this.#pointer);
    } catch {
      // The pointer is already gone; its last event will follow.
    }
  }

  /** @param {PointerEvent} event */
  #begin(event) {
    // On a Mac, Control-click requests a context menu.
    if (this.#press || event.button !== 0 || !event.isPrimary || event.ctrlKey) return;
    this.#pointer = event.pointerId;
    this.#press = new AbortController();
    const options = { signal: this.#press.signal, capture: true };
    const mine = (/** @type {(event: PointerEvent) => void} */ report) => (/** @type {PointerEvent} */ moved) => {
      if (moved.pointerId === this.#pointer) report(moved);
    };
    const view = windowOf(this.#button);
    view.addEventListener('pointermove', mine((moved) => this.#move(moved)), options);
    view.addEventListener('pointerup', mine((ended) => this.#finish(ended, this.#listener.up)), options);
    view.addEventListener('pointercancel', mine((ended) => this.#finish(ended, this.#listener.cancel)), options);
    // On the whole page, so that a second finger doesn't zoom it, which would cancel the first pointer.
    view.addEventListener('touchmove', (touched) => {
      if (touched.cancelable && this.#listener.isLifted()) touched.preventDefault();
    }, { ...options, passive: false });
    this.#button.addEventListener('lostpointercapture', mine((lost) => {
      if (lost.target === this.#button) this.#finish(lost, this.#listener.cancel);
    }), options);
    view.addEventListener('blur', (blurred) => {
      if (blurred.target === view) this.#listener.interrupt(blurred);
    }, options);
    view.document.addEventListener('visibilitychange', (hidden) => this.#listener.interrupt(hidden), options);
    view.addEventListener('keydown', (pressed) => {
      if (pressed.key === 'Escape') this.#listener.interrupt(pressed);
    }, options);
    this.#listener.down(event);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    if (event.pointerType !== 'mouse' || event.buttons & 1) this.#listener.move(event);
    // While another button is down, releasing the main one dispatches a move (Pointer Events, “chorded buttons”). Otherwise,
    // its release wasn't reported.
    else this.#finish(event, event.button === 0 ? this.#listener.up : this.#listener.cancel);
  }

  /**
   * @param {PointerEvent} event
   * @param {(event: PointerEvent) => void} report
   */
  #finish(event, report) {
    this.#end();
    // After a drag, a finger must not cause a click, nor mouse events that would move the focus from a menu. A canceled touch has no
    // end, so the listener would wait for the next one.
    if (event.pointerType === 'touch' && event.type !== 'pointercancel' && this.#listener.isLifted()) {
      this.#button.addEventListener('touchend', (ended) => ended.cancelable && ended.preventDefault(), { once: true, passive: false });
    }
    report(event);
  }

  #end() {
    this.#press?.abort();
    this.#press = undefined;
  }
}
