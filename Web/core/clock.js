/** The time for the core's events, in seconds on the page's own steady clock. */
export function now() {
  return performance.now() / 1000;
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

  /** @param {number} time in seconds on the clock of `performance.now()` */
  set(time) {
    this.stop();
    this.#timer = setTimeout(() => {
      if (performance.now() - time * 1000 > late) this.#timer = setTimeout(this.#ring);
      else this.#ring();
    }, Math.ceil(time * 1000 - performance.now()));
  }

  stop() {
    clearTimeout(this.#timer);
  }
}
