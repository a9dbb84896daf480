/** A timer that comes later than this, in milliseconds, lets the events that waited with it go first. */
const late = 30;

/** Rings once, at a time that can be set anew. */
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
