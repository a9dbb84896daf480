/**
 * Wakes numbers that came to rest. Numbers that rest within a short interval wake together, so the page is laid out once for
 * all of them.
 */

import { now } from '../core/clock.js';

/**
 * @typedef {{ readonly restTime: number, rest: () => void }} RestingNumber The rest time, in seconds, and the callback for that time.
 */

/** How long after its rest time a number may wake, in seconds. */
const batchWindow = 0.1;

/** @type {Set<RestingNumber>} */
const sleepers = new Set();
let timer = 0;
let nextTime = Infinity;

/**
 * Wakes a number once, at its rest time or slightly later. Until then, the number may postpone that time.
 *
 * @param {RestingNumber} number
 */
export function wakeAtRest(number) {
  sleepers.add(number);
  if (number.restTime < nextTime) setTimer(number.restTime);
}

/** @param {RestingNumber} number that no longer needs to wake */
export function forgetToWake(number) {
  sleepers.delete(number);
}

/** @param {number} time */
function setTimer(time) {
  clearTimeout(timer);
  nextTime = time;
  timer = setTimeout(wakeTogether, 1000 * (time - now()));
}

function wakeTogether() {
  const time = now();
  const resting = [...sleepers].filter(({ restTime }) => restTime <= time);
  const next = earliest([...sleepers].filter(({ restTime }) => restTime > time));
  nextTime = Infinity;
  if (next < Infinity) setTimer(next);
  if (next <= earliest(resting) + batchWindow) return;
  for (const number of resting) {
    sleepers.delete(number);
    number.rest();
  }
}

/** @param {RestingNumber[]} some */
function earliest(some) {
  return some.reduce((time, { restTime }) => Math.min(time, restTime), Infinity);
}
