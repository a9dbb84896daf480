/** The time for the core's events, and what is due at a time. */

/** How far two clocks may be apart, in milliseconds, before one of them must have jumped, or be another clock. */
const farAway = 10_000;

/** The latest time of the page's clock, and by how much it has gone back since the beginning, in milliseconds. */
let [latest, lost] = [0, 0];

/**
 * The time in seconds. It is that of `performance.now()`, and goes on where that one goes back, as on a machine that has slept or
 * was moved: whatever waits for a time would wait for as long again.
 */
export function now() {
  const time = performance.now();
  if (time < latest) lost += latest - time;
  latest = time;
  return (time + lost) / 1000;
}

/**
 * When an event happened, in seconds on the clock of `now()`; a busy page receives it later.
 *
 * @param {UIEvent} event in a frame, on the frame's own clock
 */
export function timeOf({ timeStamp, view }) {
  const time = now();
  // Exactly as far apart as the events are, where the clock is the page's own.
  const age = (view && view !== window ? view.performance.now() : latest) - timeStamp;
  return time - (Math.abs(age) < farAway ? age / 1000 : 0);
}

/**
 * Lets an animation start at a time.
 *
 * @param {Animation} animation
 * @param {number} time in seconds on the clock of `now()`
 */
export function startAt(animation, time) {
  animation.startTime = 1000 * time - lag(animation);
}

/**
 * When an animation started, in seconds on the clock of `now()`; nothing before it has.
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
  // The page's own timeline is its clock, and shows the time of the latest frame; a frame's began later.
  return timeline === document.timeline && Math.abs(latest - shown) < farAway ? lost : time - shown;
}

/** When the timer is later than this, in milliseconds, the events that waited as long go first. */
const late = 30;

/** Rings once. Setting a new time replaces the earlier one. */
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
