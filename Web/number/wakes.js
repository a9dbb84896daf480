/**
 * Wakes numbers that have come to rest. Numbers that do so within a moment of each other are woken together, so that the page
 * is laid out once for all.
 */

import { now } from '../core/clock.js';

/** @typedef {{ readonly restTime: number, rest: () => void }} Sleeper The time of rest, in seconds, and what to do then. */

/** How long after its time of rest a sleeper may be woken, in seconds. */
const patience = 0.1;

/** @type {Set<Sleeper>} */
const sleepers = new Set();
let timer = 0;
let nextTime = Infinity;

/**
 * Wakes a sleeper once, at its time of rest or a little later. Until then the sleeper may postpone that time.
 *
 * @param {Sleeper} sleeper
 */
export function wakeAtRest(sleeper) {
  sleepers.add(sleeper);
  if (sleeper.restTime < nextTime) setTimer(sleeper.restTime);
}

/** @param {Sleeper} sleeper to wake no more */
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
