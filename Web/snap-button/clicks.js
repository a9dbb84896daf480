/** Prevents the click at the end of a drag from activating a button. */

import { now } from '../core/clock.js';
import { windowOf } from '../core/context.js';

/** A click follows the pointer's release immediately. A click later than this, in seconds, has another cause. */
const clickDelay = 0.5;

/**
 * A click from a key or script has no press before it, and isn't suppressed.
 *
 * @param {HTMLElement} host around the button
 * @param {HTMLElement} button
 * @param {() => boolean} isLifted whether the button follows a pointer
 * @param {AbortSignal} signal ends the suppression
 * @returns {() => void} suppresses the click of the press that is ending and wasn't a tap
 */
export function filterClicks(host, button, isLifted, signal) {
  /** Until when to suppress the click, on the clock of `now()`. */
  let swallowsUntil = 0;
  const options = { signal, capture: true };
  host.addEventListener('click', (event) => {
    if (!button.contains(/** @type {Node} */ (event.target))) return;
    const isOfPress = event.detail > 0 && now() < swallowsUntil;
    if (!isOfPress && !isLifted()) return;
    swallowsUntil = 0;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, options);
  windowOf(host).addEventListener('pointerdown', () => (swallowsUntil = 0), options);
  return () => (swallowsUntil = now() + clickDelay);
}
