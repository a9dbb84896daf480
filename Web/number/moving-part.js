/** A part of a rolling number: a wheel, a separator, a sign, or the reel with all wheels. */

import { readEasing } from '../core/wire.js';

/** @typedef {import('../core/loader.js').LiveControls} LiveControls */
/** @typedef {import('../core/wire.js').MotionPath} MotionPath */
/** @typedef {MotionPath & { target: number }} Movement */
/** @typedef {import('./wire.js').NumberRollPresence} Presence */
/** @typedef {import('./text-measures.js').Side} Side */

/** The smallest visible distance, in pixels. */
export const smallestShift = 0.5;
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
  #text = document.createTextNode('');
  #lowest = 0;

  /** @param {'reel' | 'affix' | 'wheel' | 'mark'} name of the part */
  constructor(name) {
    this.element.setAttribute('part', name);
    if (name === 'affix') this.element.hidden = true;
    if (name !== 'reel') this.element.append(this.#text);
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
    this.element.hidden = !text;
    this.#text.data = text;
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
    const direction = side === usual ? 'ltr' : 'rtl';
    if (this.element.dir === direction) return;
    this.element.style.order = String(side === 'left' ? -distance : distance);
    this.element.dir = direction;
  }

  /** @param {boolean} isLeaving */
  setLeaving(isLeaving) {
    this.element.part.toggle('leaving', isLeaving);
  }

  /**
   * Writes the digits that a wheel passes, one below another.
   *
   * @param {Movement} motion
   * @param {string[]} digits
   */
  writeColumn({ start, target, velocity }, digits) {
    const digit = (/** @type {number} */ position) => digits[digitIndex(position, digits)];
    const spare = velocity === 0 ? 0 : spareDigits;
    this.#lowest = Math.floor(Math.min(start, target)) - spare;
    const highest = Math.ceil(Math.max(start, target)) + spare;
    let text = digit(this.#lowest);
    for (let position = this.#lowest + 1; position <= highest; position++) text += '\n' + digit(position);
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
    const effect = new KeyframeEffect(effectFor(live, movement.motion, velocity));
    effect.target = this.element;
    effect.setKeyframes([from, to]);
    this.animation = new Animation(effect);
    this.animation.play();
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

/**
 * Effects without a target, by their springs. A copy of one costs a tenth of parsing its easing again.
 *
 * @type {Map<string, KeyframeEffect>}
 */
const effects = new Map();
/** The largest error of an easing, in total distances. It's less than a pixel, and every animation copies the points. */
const tolerance = 0.002;
/** The number of velocities to tell apart from one power of two to the next, and between 0 and 1. */
const velocityCount = 16;

/**
 * Returns an effect with a spring's easing.
 *
 * @param {LiveControls} live
 * @param {MotionPath['motion']} motion
 * @param {number} velocity in total distances per second
 */
export function effectFor(live, { response, dampingRatio }, velocity) {
  // Wheels with nearly the same velocity share an effect. The difference is invisible, and no position jumps.
  const step = 2 ** Math.max(0, Math.floor(Math.log2(Math.abs(velocity)))) / velocityCount;
  const rounded = Math.round(velocity / step) * step;
  const key = `${response} ${dampingRatio} ${rounded}`;
  let effect = effects.get(key);
  if (!effect) {
    const { duration, points } = readEasing(live.memory.record(live.core.live_spring_easing(response, dampingRatio, rounded, tolerance)));
    const whole = duration + hold;
    const percent = (/** @type {number} */ offset) => (100 * duration * offset) / whole;
    const easing = `linear(${points.map(({ offset, value }) => `${value.toFixed(4)} ${percent(offset).toFixed(2)}%`)}, 1)`;
    effects.set(key, (effect = new KeyframeEffect(null, [], { easing, duration: 1000 * whole, fill: 'both' })));
  }
  return effect;
}

/**
 * Returns the index of the digit that a wheel shows at a position.
 *
 * @param {number} position
 * @param {string[]} digits
 */
export function digitIndex(position, { length }) {
  return ((Math.round(position) % length) + length) % length;
}
