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
 * @param {Event} event
 */
export function timeOf({ timeStamp }) {
  const time = now();
  const age = latest - timeStamp;
  return Math.abs(age) < farAway ? time - age / 1000 : time;
}

/**
 * A time on the clock of animations, in milliseconds.
 *
 * @param {number} time in seconds on the clock of `now()`
 */
export function animationTime(time) {
  return 1000 * time - animationLag();
}

/**
 * The time on the clock of `now()`, in seconds, that an animation's time stands for.
 *
 * @param {number} time in milliseconds
 */
export function timeOfAnimation(time) {
  return (time + animationLag()) / 1000;
}

/** How far the clock of animations is behind `now()`, in milliseconds. */
function animationLag() {
  const time = 1000 * now();
  // The time of the latest frame; where frames come, the two clocks differ by no more than that.
  const shown = Number(document.timeline.currentTime ?? latest);
  return Math.abs(latest - shown) < farAway ? lost : time - shown;
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
