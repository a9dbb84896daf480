/** One part of a number that rolls: a wheel, a separator, a sign, or all of the wheels. */

import { readNumberEasing } from './wire.js';

/** @typedef {import('../core/loader.js').LiveControls} LiveControls */
/** @typedef {import('../core/wire.js').MotionPath} MotionPath */
/** @typedef {MotionPath & { target: number }} Movement */
/** @typedef {import('./wire.js').NumberRollPresence} Presence */
/** @typedef {import('./text-measures.js').Side} Side */

/** The smallest visible distance, in pixels. */
const smallestShift = 0.5;
/** How many digits an interrupted wheel has beyond each end of its way, because it may swing past them. */
const spareDigits = 1;

/** How long an animation lasts at its end, in seconds: longer than numbers wait to rest together. Each end costs a frame. */
const hold = 0.25;

/**
 * How parts move aside, and the distance between two digits of a wheel, in pixels.
 * @typedef {{ live: LiveControls, lineHeight: number, shift: Movement }} Place
 */

/** One element that moves, with at most one animation. */
export class MovingPart {
  /** @type {Animation | undefined} */
  animation;
  /**
   * Where it comes to rest, in pixels; `undefined` for a part that was not there before.
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

  /** Leaves an element without text and style, which is no part until `show`. */
  hide() {
    this.stop();
    this.write('');
    this.element.removeAttribute('part');
    this.element.removeAttribute('style');
    this.#isLeaving = false;
  }

  /** Where it is seen, in pixels. */
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

  /** @param {string} text with none, the part takes no place */
  write(text) {
    if (this.#text.data === text) return;
    this.#text.data = text;
    this.element.hidden = text === '';
  }

  /**
   * Puts it on a side of the reel. On the opposite side to left-to-right text it becomes right-to-left text itself, so that the
   * space between it and the digits stays there.
   *
   * @param {Side} side
   * @param {Side} usual
   * @param {number} distance from the reel, as a place in the order
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

  /** Stops it where it is; `move` has to follow before the next frame. */
  stop() {
    this.animation?.cancel();
    this.animation = undefined;
  }

  /**
   * Starts the part's animation, if its place, its visibility or its wheel changes. When the animation has ended, the part
   * stays as it is.
   *
   * The animation begins with the first frame that shows it, so that a busy page misses none of it.
   *
   * @param {Place} place
   * @param {number} shift how far from its place it starts, in pixels
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
   * In pixels: with a percentage of the element's own height, Chromium would animate on the main thread.
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
 * The easing of a spring, in evenly spaced values: finding the fewest corners for one that is already moving, which differs each time,
 * would take longer than all the rest. All numbers share the easings that start at rest.
 *
 * @param {LiveControls} live
 * @param {MotionPath['motion']} motion
 * @param {number} velocity in total distances a second
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
 * The digit that a wheel shows in a position.
 *
 * @param {number} position
 */
export function digitIndex(position) {
  return ((Math.round(position) % 10) + 10) % 10;
}
