/** The times of events and of timers, for a core to which a busy page speaks late. */

/** A timer that comes later than this, in milliseconds, lets the events that waited with it go first. */
const late = 30;
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

/** Rings once, at a time that can be set anew. */
export class Alarm {
  #timer = 0;
  #ring;

  /** @param {() => void} ring */
  constructor(ring) {
    this.#ring = ring;
  }

  /** @param {number} time in seconds; NaN is never */
  set(time) {
    this.stop();
    if (Number.isNaN(time)) return;
    this.#timer = setTimeout(() => {
      if (performance.now() - time * 1000 > late) this.#timer = setTimeout(this.#ring);
      else this.#ring();
    }, Math.ceil(time * 1000 - performance.now()));
  }

  stop() {
    clearTimeout(this.#timer);
  }
}
