/** The times of events, of which a busy page hears late. */

/** An event whose time is further away, in milliseconds, has another clock. */
const farAway = 10_000;

/**
 * When an event happened, in seconds on the clock of `performance.now()`; a busy page hears of it later.
 *
 * @param {Event} event
 */
export function timeOf({ timeStamp }) {
  const now = performance.now();
  return (Math.abs(now - timeStamp) < farAway ? timeStamp : now) / 1000;
}
