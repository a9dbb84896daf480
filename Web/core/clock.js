/** The clock for the core's events, and timers on that clock. */

/**
 * The largest plausible difference between two clocks, in milliseconds. Beyond it, a clock jumped or has a different origin.
 */
const farAway = 10_000;

/** The latest time of the page's clock, and the total time by which it went backward, in milliseconds. */
let [latest, lost] = [0, 0];

/**
 * The time in seconds, from `performance.now()`. It keeps increasing if that clock goes backward, for example after a machine
 * slept or migrated. Otherwise, every pending timer would wait that long again.
 */
export function now() {
  const time = performance.now();
  if (time < latest) lost += latest - time;
  latest = time;
  return (time + lost) / 1000;
}

/**
 * The time of an event in seconds on the clock of `now()`. A busy page receives the event later.
 *
 * @param {UIEvent} event in an iframe, on the iframe's own clock
 */
export function timeOf({ timeStamp, view }) {
  const time = now();
  // On the page's own clock, this keeps the exact interval between events.
  const age = (view && view !== window ? view.performance.now() : latest) - timeStamp;
  return time - (Math.abs(age) < farAway ? age / 1000 : 0);
}

/**
 * Makes an animation start at a given time.
 *
 * @param {Animation} animation
 * @param {number} time in seconds on the clock of `now()`
 */
export function startAt(animation, time) {
  animation.startTime = 1000 * time - lag(animation);
}

/**
 * The start time of an animation in seconds on the clock of `now()`, or `undefined` before it starts.
 *
 * @param {Animation | undefined} animation
 */
export function startOf(animation) {
  const start = animation?.startTime;
  return animation && typeof start === 'number' ? (start + lag(animation)) / 1000 : undefined;
}

/**
 * How far an animation's clock is behind `now()`, in milliseconds.
 *
 * @param {Animation} animation
 */
function lag({ timeline }) {
  const time = 1000 * now();
  const shown = Number(timeline?.currentTime ?? latest);
  // The page's own timeline shares its clock and shows the time of the latest frame. The timeline of an iframe starts later.
  return timeline === document.timeline && Math.abs(latest - shown) < farAway ? lost : time - shown;
}

/** If the timer fires later than this, in milliseconds, events that waited as long run first. */
const late = 30;

/** A timer that fires once. Setting a new time replaces the earlier one. */
export class Alarm {
  #timer = 0;
  #ring;

  /** @param {() => void} ring */
  constructor(ring) {
    this.#ring = ring;
  }

  /** @param {number} time in seconds on the clock of `now()` */
  set(time) {
    this.stop();
    this.#timer = setTimeout(() => {
      if (1000 * (now() - time) > late) this.#timer = setTimeout(this.#ring);
      else this.#ring();
    }, Math.ceil(1000 * (time - now())));
  }

  stop() {
    clearTimeout(this.#timer);
  }
}
