/** A part of a rolling number: a wheel, a separator, a sign, or the reel with all wheels. */

import { readNumberEasing } from './wire.js';

/** @typedef {import('../core/loader.js').LiveControls} LiveControls */
/** @typedef {import('../core/wire.js').MotionPath} MotionPath */
/** @typedef {MotionPath & { target: number }} Movement */
/** @typedef {import('./wire.js').NumberRollPresence} Presence */
/** @typedef {import('./text-measures.js').Side} Side */

/** The smallest visible distance, in pixels. */
const smallestShift = 0.5;
/** The number of extra digits at each end of an interrupted wheel, because it may overshoot. */
const spareDigits = 1;

/**
 * How long an animation holds its end state, in seconds. It exceeds the wait for numbers to rest together, because each ending
 * animation costs a frame.
 */
const hold = 0.25;

/**
 * How parts move aside, and the distance between two digits of a wheel, in pixels.
 * @typedef {{ live: LiveControls, lineHeight: number, shift: Movement }} Place
 */

/** One moving element with at most one animation. */
export class MovingPart {
  /** @type {Animation | undefined} */
  animation;
  /**
   * The resting position, in pixels; `undefined` for a new part.
   *
   * @type {number | undefined}
   */
  after;
  width = 0;
  element = document.createElement('span');
  #name;
  #text = document.createTextNode('');
  #lowest = 0;
  #isLeaving = false;

  /** @param {string} name of the part */
  constructor(name) {
    this.#name = name;
    if (name === 'reel') return;
    this.element.hidden = true;
    this.element.append(this.#text);
  }

  show() {
    if (!this.element.hasAttribute('part')) this.element.setAttribute('part', this.#name);
  }

  /** Clears the element's text and style. It isn't a part again until `show`. */
  hide() {
    this.stop();
    this.write('');
    this.element.removeAttribute('part');
    this.element.removeAttribute('style');
    this.#isLeaving = false;
  }

  /** The visible position, in pixels. */
  get left() {
    return this.element.getBoundingClientRect().left;
  }

  /** @param {boolean} wasThere */
  measure(wasThere) {
    this.after = undefined;
    if (!wasThere) return;
    const { left, width } = this.element.getBoundingClientRect();
    this.after = left;
    this.width = width;
  }

  /** @param {string} text if empty, the part takes no space */
  write(text) {
    if (this.#text.data === text) return;
    this.#text.data = text;
    this.element.hidden = text === '';
  }

  /**
   * Places the part on a side of the reel. On the side opposite to left-to-right text, it becomes right-to-left text itself, so
   * that the space between it and the digits stays there.
   *
   * @param {Side} side
   * @param {Side} usual
   * @param {number} distance from the reel, as a position in the order
   */
  stand(side, usual, distance) {
    this.element.style.order = String(side === 'left' ? -distance : distance);
    this.element.dir = side === usual ? 'ltr' : 'rtl';
  }

  /** @param {boolean} isLeaving */
  setLeaving(isLeaving) {
    if (isLeaving === this.#isLeaving) return;
    this.#isLeaving = isLeaving;
    this.element.part.toggle('leaving', isLeaving);
  }

  /**
   * Writes the digits that a wheel passes, one below another.
   *
   * @param {Movement} motion
   * @param {string[]} digits
   */
  writeColumn({ start, target, velocity }, digits) {
    const spare = velocity === 0 ? 0 : spareDigits;
    this.#lowest = Math.floor(Math.min(start, target)) - spare;
    const highest = Math.ceil(Math.max(start, target)) + spare;
    let text = digits[digitIndex(this.#lowest)];
    for (let position = this.#lowest + 1; position <= highest; position++) text += '\n' + digits[digitIndex(position)];
    this.write(text);
  }

  /** Stops the part at its current position. Call `move` before the next frame. */
  stop() {
    this.animation?.cancel();
    this.animation = undefined;
  }

  /**
   * Starts the part's animation if its position, visibility, or wheel changes. When the animation ends, the part keeps its
   * final state.
   *
   * The animation begins with the first frame that shows it, so a busy page doesn't skip its start.
   *
   * @param {Place} place
   * @param {number} shift the distance from its final position at the start, in pixels
   * @param {Presence} [presence]
   * @param {Movement} [position]
   */
  move({ live, lineHeight, shift: aside }, shift, presence, position) {
    /** @type {Keyframe} */
    const from = {};
    /** @type {Keyframe} */
    const to = {};
    let movement;
    const visibility = presence && { ...presence.motion, target: Number(presence.isPresent) };
    if (visibility && (visibility.start !== visibility.target || !visibility.target)) {
      from.opacity = Math.max(0, Math.min(1, visibility.start));
      to.opacity = visibility.target;
      movement = visibility.motion.response > 0 ? visibility : aside;
    }
    if (Math.abs(shift) >= smallestShift) {
      from.translate = `${shift}px 0`;
      to.translate = '0px 0';
      movement = aside;
    }
    // A wheel at rest has a single digit, and the column of an interrupted wheel ends elsewhere.
    if (position && (position.motion.response > 0 || this.#lowest !== position.target)) {
      from.transform = this.#turn(position.start, lineHeight);
      to.transform = this.#turn(position.target, lineHeight);
      movement = position.motion.response > 0 ? position : (movement ?? aside);
    }
    if (!movement) return;
    const distance = movement.target - movement.start;
    const velocity = distance === 0 || movement === aside ? 0 : movement.velocity / distance;
    const { easing, duration } = easingFor(live, movement.motion, velocity);
    this.animation = this.element.animate([from, to], { easing, duration, fill: 'both' });
  }

  /**
   * In pixels, because Chromium animates percentages of the element's own height on the main thread.
   *
   * @param {number} position
   * @param {number} lineHeight
   */
  #turn(position, lineHeight) {
    return `translateY(${(this.#lowest - position) * lineHeight}px)`;
  }
}

/** @type {Map<string, { easing: string, duration: number }>} */
const easings = new Map();

/**
 * Returns a spring's easing, evenly sampled. Finding the minimal points for a spring that is already moving would take longer
 * than all other work, and each such easing is different. All numbers share the easings that start at rest.
 *
 * @param {LiveControls} live
 * @param {MotionPath['motion']} motion
 * @param {number} velocity in total distances per second
 */
function easingFor(live, { response, dampingRatio }, velocity) {
  const key = `${response} ${dampingRatio}`;
  const known = velocity === 0 && easings.get(key);
  if (known) return known;
  const { duration, values } = readNumberEasing(live.memory.record(live.core.live_number_easing(response, dampingRatio, velocity)));
  const corners = values.map((value) => value.toFixed(4)).join();
  const whole = duration + hold;
  const easing = { easing: `linear(${corners} ${(100 * duration) / whole}%, 1)`, duration: 1000 * whole };
  if (velocity === 0) easings.set(key, easing);
  return easing;
}

/**
 * Returns the digit that a wheel shows at a position.
 *
 * @param {number} position
 */
export function digitIndex(position) {
  return ((Math.round(position) % 10) + 10) % 10;
}
