/**
 * Wakes numbers that came to rest. Numbers that rest within a short interval wake together, so the page is laid out once for
 * all of them.
 */

import { now } from '../core/clock.js';

/**
 * @typedef {{ readonly restTime: number, rest: () => void }} Sleeper The rest time, in seconds, and the callback for that time.
 */

/** How long after its rest time a sleeper may wake, in seconds. */
const patience = 0.1;

/** @type {Set<Sleeper>} */
const sleepers = new Set();
let timer = 0;
let nextTime = Infinity;

/**
 * Wakes a sleeper once, at its rest time or slightly later. Until then, the sleeper may postpone that time.
 *
 * @param {Sleeper} sleeper
 */
export function wakeAtRest(sleeper) {
  sleepers.add(sleeper);
  if (sleeper.restTime < nextTime) setTimer(sleeper.restTime);
}

/** @param {Sleeper} sleeper that no longer needs to wake */
export function forgetToWake(sleeper) {
  sleepers.delete(sleeper);
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
  if (next <= earliest(resting) + patience) return;
  for (const sleeper of resting) {
    sleepers.delete(sleeper);
    sleeper.rest();
  }
}

/** @param {Sleeper[]} some */
function earliest(some) {
  return some.reduce((time, { restTime }) => Math.min(time, restTime), Infinity);
}
