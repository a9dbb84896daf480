/** One part of a number that rolls: a wheel, a separator, a sign, or all of the wheels. */

import { easingFor } from '../core/motion.js';
import { readNumberEasing } from './wire.js';

/** @typedef {import('../core/loader.js').LiveControls} LiveControls */
/** @typedef {import('../core/wire.js').MotionPath} MotionPath */
/** @typedef {MotionPath & { target: number }} Movement */
/** @typedef {import('./wire.js').NumberRollPresence} Presence */
/** @typedef {import('./sides.js').Side} Side */

/** Less than this is not seen, in pixels. */
const smallestShift = 0.5;
/** How many digits beyond both ends of its way a wheel has that was interrupted, as it may swing past them. */
const spareDigits = 1;

/** Longer than a number waits for others before it is drawn at rest, in seconds: an animation that ends costs a frame. */
const hold = 0.25;

/**
 * How parts move aside, and how far it is from one digit of a wheel to the next, in pixels.
 * @typedef {{ live: LiveControls, lineHeight: number, shift: Movement }} Place
 */

/** One element that moves, with at most one animation. */
export class MovingPart {
  /** @type {Animation | undefined} */
  animation;
  /**
   * Where it stands in the end, in pixels; `undefined` where it was not there before.
   *
   * @type {number | undefined}
   */
  after;
  width = 0;
  #text = document.createTextNode('');
  #lowest = 0;
  #isLeaving = false;

  /** @param {string} name of its class */
  constructor(name) {
    this.element = document.createElement('span');
    this.element.className = name;
    if (name !== 'live-number-reel') this.element.append(this.#text);
  }

  /** Where it is to be seen, in pixels. */
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

  /** @param {string} text */
  write(text) {
    if (this.#text.data !== text) this.#text.data = text;
  }

  /**
   * Puts it on a side of the reel. On the other side than in left-to-right text, it is right-to-left text itself, so that
   * the space between it and the digits stays there.
   *
   * @param {Side} side
   * @param {Side} usual
   */
  stand(side, usual) {
    this.element.dataset.side = side;
    this.element.dir = side === usual ? 'ltr' : 'rtl';
  }

  /** @param {boolean} isLeaving */
  setLeaving(isLeaving) {
    if (isLeaving === this.#isLeaving) return;
    this.#isLeaving = isLeaving;
    this.element.toggleAttribute('data-leaving', isLeaving);
  }

  /**
   * Writes the digits that a wheel passes, one below the other.
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

  /** Stops it where it is; it is to be sent on before the next frame. */
  stop() {
    this.animation?.cancel();
    this.animation = undefined;
  }

  /**
   * Starts the part's animation, if anything about it moves: its place, its visibility or its wheel. When it has ended, the
   * part stays as it is.
   *
   * It begins with the first frame that it is drawn in, so that none of it is missed on a busy page.
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
    // A wheel at rest has one digit, and the column of one that has just been interrupted ends elsewhere.
    if (position && (position.motion.response > 0 || this.#lowest !== position.target)) {
      from.transform = this.#turn(position.start, lineHeight);
      to.transform = this.#turn(position.target, lineHeight);
      movement = position.motion.response > 0 ? position : (movement ?? aside);
    }
    if (!movement) return;
    const distance = movement.target - movement.start;
    const velocity = distance === 0 || movement === aside ? 0 : movement.velocity / distance;
    const { easing, duration } = cachedEasing(live, movement.motion, velocity);
    this.animation = this.element.animate([from, to], { easing, duration, fill: 'both' });
  }

  /**
   * In pixels, because a percentage of the element's own height keeps Chromium from moving it outside the main thread.
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
 * The easing of a spring. Those that start at rest are the same for all numbers.
 *
 * @param {LiveControls} live
 * @param {MotionPath['motion']} motion
 * @param {number} velocity in total distances a second
 */
function cachedEasing(live, motion, velocity) {
  if (velocity !== 0) return sampledEasing(live, motion, velocity);
  const key = `${motion.response} ${motion.dampingRatio}`;
  let easing = easings.get(key);
  if (!easing) easings.set(key, (easing = easingFor(live, motion, 0, { hold })));
  return easing;
}

/**
 * The easing of a spring that is already moving, which is another one each time, from evenly spaced values: finding its fewest
 * corners would take longer than all the rest.
 *
 * @param {LiveControls} live
 * @param {MotionPath['motion']} motion
 * @param {number} velocity in total distances a second
 */
function sampledEasing(live, { response, dampingRatio }, velocity) {
  const { duration, values } = readNumberEasing(live.memory.record(live.core.live_number_easing(response, dampingRatio, velocity)));
  const corners = values.map((value) => value.toFixed(4)).join();
  const end = (100 * duration) / (duration + hold);
  return { easing: `linear(${corners} ${end.toFixed(4)}%, 1)`, duration: (duration + hold) * 1000 };
}

/**
 * The digit that a wheel shows at a position.
 *
 * @param {number} position
 */
export function digitIndex(position) {
  return ((Math.round(position) % 10) + 10) % 10;
}
