/** Reports the presses of a button to the model. */

import { now, timeOf } from '../core/clock.js';
import { containerOf, originOf } from './container.js';
import { PointerFollower } from './pointer-follower.js';

/**
 * @typedef {object} PressListener
 * @property {<Values extends number[]>(time: number, event: import('../core/live-element.js').EventExport<Values>, ...values: Values) => boolean} report
 *   reports an event to the model and returns whether to perform the button's action
 * @property {() => boolean} isLifted
 * @property {() => boolean} isIdle
 * @property {() => void} swallowClick called at the end of a press that wasn't a tap
 */

/**
 * @param {HTMLElement} host
 * @param {HTMLElement} button
 * @param {import('../core/loader.js').Core} core
 * @param {PressListener} listener
 */
export function followPresses(host, button, core, { report, isLifted, isIdle, swallowClick }) {
  const place = (/** @type {PointerEvent} */ { clientX, clientY }) => {
    const { x, y } = originOf(containerOf(host));
    return /** @type {const} */ ([clientX - x, clientY - y]);
  };
  return new PointerFollower(button, {
    down: (event) => report(timeOf(event), core.live_snap_button_down, event.pointerId, ...place(event)),
    move: (event) => report(timeOf(event), core.live_snap_button_move, event.pointerId, ...place(event)),
    up: (event) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const isInside = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
      const acts = report(timeOf(event), core.live_snap_button_up, event.pointerId, ...place(event), Number(isInside));
      if (!acts) swallowClick();
    },
    cancel: (event) => {
      report(timeOf(event), core.live_snap_button_cancel, event.pointerId);
      swallowClick();
    },
    interrupt: (event) => {
      if (event.type === 'keydown' && !isIdle()) {
        event.preventDefault();
        event.stopPropagation();
      }
      report(now(), core.live_snap_button_interrupt);
    },
    isLifted,
  });
}

/** Vibrates to indicate that the button lifted. Browsers don't allow that before the user interacts with the page. */
export function vibrate() {
  const { userActivation } = /** @type {{ userActivation?: { hasBeenActive: boolean } }} */ (navigator);
  if (userActivation?.hasBeenActive) navigator.vibrate?.(10);
}
