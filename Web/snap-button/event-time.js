/** The times of events, which reach a busy page late. */

/** An event whose time is further away than this, in milliseconds, uses another clock. */
const farAway = 10_000;

/**
 * When an event happened, in seconds on the clock of `performance.now()`; a busy page receives it later.
 *
 * @param {Event} event
 */
export function timeOf({ timeStamp }) {
  const now = performance.now();
  return (Math.abs(now - timeStamp) < farAway ? timeStamp : now) / 1000;
}
