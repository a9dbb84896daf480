/** Reports the presses of a button to the model. */

import { now, timeOf } from '../core/clock.js';
import { pointerPosition } from './container.js';
import { PointerFollower } from './pointer-follower.js';

/**
 * @typedef {object} PressListener
 * @property {(event: object, time: number) => boolean} report reports a `PressDragEvent` to the model and returns whether to
 *   perform the button's action
 * @property {() => boolean} isLifted
 * @property {() => boolean} isIdle
 * @property {() => void} swallowClick called at the end of a press that wasn't a tap
 */

/**
 * @param {HTMLElement} host
 * @param {HTMLElement} button
 * @param {PressListener} listener
 * @param {AbortSignal} signal ends the reports
 */
export function followPresses(host, button, { report, isLifted, isIdle, swallowClick }, signal) {
  const place = (/** @type {PointerEvent} */ event) => pointerPosition(host, event);
  return new PointerFollower(button, {
    down: (event) => report({ down: { pointer: event.pointerId, at: place(event) } }, timeOf(event)),
    move: (event) => report({ moved: { pointer: event.pointerId, to: place(event) } }, timeOf(event)),
    up: (event) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const isInside = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
      const acts = report({ up: { pointer: event.pointerId, at: place(event), isInside } }, timeOf(event));
      if (!acts) swallowClick();
    },
    cancel: (event) => {
      report({ cancelled: { pointer: event.pointerId } }, timeOf(event));
      swallowClick();
    },
    interrupt: (event) => {
      if (event.type === 'keydown' && !isIdle()) {
        event.preventDefault();
        event.stopPropagation();
      }
      report({ interrupted: {} }, now());
    },
    isLifted,
  }, signal);
}

/** Vibrates to indicate that the button lifted. Browsers don't allow that before the user interacts with the page. */
export function vibrate() {
  if (/** @type {any} */ (navigator).userActivation?.hasBeenActive) navigator.vibrate?.(10);
}
