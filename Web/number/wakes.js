/**
 * Wakes numbers that have come to rest. Those that do so within a moment of each other are woken together, so that the page
 * is laid out once for all of them.
 */

/** @typedef {{ readonly restTime: number, rest: () => void }} Sleeper When something rests, in seconds, and what is done then. */

/** How much later than it rests a sleeper may be woken, in seconds. */
const patience = 0.1;

/** @type {Set<Sleeper>} */
const sleepers = new Set();
let timer = 0;
let nextTime = Infinity;

/**
 * Wakes a sleeper once, when it rests or a little later. It may put off its time of rest until then.
 *
 * @param {Sleeper} sleeper
 */
export function wakeAtRest(sleeper) {
  sleepers.add(sleeper);
  if (sleeper.restTime < nextTime) setTimer(sleeper.restTime);
}

/** @param {Sleeper} sleeper is not woken any more */
export function forgetToWake(sleeper) {
  sleepers.delete(sleeper);
}

/** @param {number} time */
function setTimer(time) {
  clearTimeout(timer);
  nextTime = time;
  timer = setTimeout(wakeTogether, 1000 * time - performance.now());
}

function wakeTogether() {
  const now = performance.now() / 1000;
  const resting = [...sleepers].filter(({ restTime }) => restTime <= now);
  const next = earliest([...sleepers].filter(({ restTime }) => restTime > now));
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
