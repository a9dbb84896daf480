/**
 * Draws a number with rolling wheels as digits.
 *
 * Each wheel is one element: a column of the digits that it passes, moved by a transform. The final number is laid out
 * immediately. If its width changed, parts start at their old positions and move to their new ones. No script runs per frame.
 */

import { startOf } from '../core/clock.js';
import { scaleOf } from '../core/context.js';
import { MovingPart, digitIndex, effectFor, smallestShift } from './moving-part.js';
import { lineHeight, measuredSides } from './text-measures.js';
import { forgetToWake, wakeAtRest } from './wakes.js';

/** @typedef {import('../core/loader.js').LiveControls} LiveControls */
/** @typedef {import('./moving-part.js').Movement} Movement */
/** @typedef {import('./wire.js').NumberRoll} Roll */
/** @typedef {import('./wire.js').NumberRollPresence} Presence */
/** @typedef {import('./text-measures.js').Sides} Sides */
/**
 * @typedef {{ part: MovingPart, presence: Presence } & ({ position: Movement, digits: string[] } | { text: string })} Entry A wheel or a mark.
 */

/**
 * Numbers to draw before the next frame. All are measured together, so the page is laid out once.
 *
 * @type {Set<NumberWheels>}
 */
const waiting = new Set();

/** @typedef {{ element: HTMLElement, distance: number }} Neighbor A number that doesn't change, and how far it has moved. */

/**
 * The latest movements of numbers beside those that changed their width.
 *
 * @type {WeakMap<HTMLElement, Animation>}
 */
const slides = new WeakMap();

export class NumberWheels {
  /** @type {LiveControls | undefined} */
  #live;
  #isRolling = false;
  #time = 0;
  #restTime = 0;
  /**
   * One of the animations. All start together.
   *
   * @type {Animation | undefined}
   */
  #clock;
  #prefix = new MovingPart('affix');
  #suffix = new MovingPart('affix');
  #reel = new MovingPart('reel');
  /** The reel, and the parts outside it. */
  #frame = [this.#reel, this.#prefix, this.#suffix];
  /** @type {Map<number, MovingPart>} */
  #parts = new Map();
  /** @type {Entry[]} */
  #entries = [];
  #bleed = 0;
  /**
   * Whether its width or that of a number drawn with it has changed since it began to move, so that parts may be away from their
   * final positions.
   */
  #changesWidth = false;
  /** Whether the number was at rest. */
  #isFirst = false;
  /** @type {Map<MovingPart, number> | undefined} */
  #before;
  #scale = 1;
  /** @type {Roll | undefined} */
  #roll;
  /** @type {Sides | undefined} */
  #sides;
  /** The distance between two digits of a wheel, in pixels. */
  #lineHeight = 0;
  #drawnLineHeight = 0;

  /**
   * @param {HTMLElement} element holds the wheels, which stay in it. It must be hidden while nothing rolls.
   * @param {HTMLElement} number contains the whole text in the browser's order
   * @param {() => void} rest called when the wheels come to rest
   */
  constructor(element, number, rest) {
    this.rest = rest;
    this.number = number;
    element.append(this.#prefix.element, this.#reel.element, this.#suffix.element);
  }

  /**
   * Draws the roll to a new number before the next frame. The roll begins at a time on the core's clock.
   *
   * @param {LiveControls} live
   * @param {Roll} roll
   * @param {number} time in seconds
   * @param {number} restTime when the number comes to rest in the core
   */
  draw(live, roll, time, restTime) {
    this.#live = live;
    this.#isRolling = true;
    this.#roll = roll;
    this.#time = time;
    this.#restTime = restTime;
    this.#clock = undefined;
    if (waiting.size === 0) queueMicrotask(drawAll);
    waiting.add(this);
    wakeAtRest(this);
  }

  /** When the number visibly rests, in seconds. It's later than in the core if the roll began later. */
  get restTime() {
    return this.#restTime + (this.#delay ?? 0);
  }

  /**
   * Returns the core's time for the current visible state. It stands still from the start of a roll until the wheels begin to
   * move.
   *
   * @param {number} now in seconds
   */
  shownTime(now) {
    if (!this.#isRolling) return now;
    return this.#delay === undefined ? this.#time : Math.max(this.#time, now - this.#delay);
  }

  /** How much later than in the core the wheels began to move, in seconds. They begin with the first frame that shows them. */
  get #delay() {
    const start = startOf(this.#clock);
    return start === undefined ? undefined : start - this.#time;
  }

  end() {
    waiting.delete(this);
    forgetToWake(this);
    for (const part of [...this.#frame, ...this.#parts.values()]) part.stop();
    this.#isRolling = false;
    this.#entries = [];
    this.#roll = undefined;
    this.#changesWidth = false;
  }

  /** Reads the style before anything on the page changes. */
  read() {
    const style = getComputedStyle(this.number);
    this.#lineHeight = lineHeight(this.number, style);
    this.#sides = this.#roll && measuredSides(this.number, this.#roll, style.direction);
  }

  /** Returns whether the width changes. */
  prepare() {
    const roll = this.#roll;
    if (!roll) return false;
    if (this.#drawnLineHeight !== this.#lineHeight) {
      this.#drawnLineHeight = this.#lineHeight;
      this.#reel.element.style.setProperty('--_line', `${this.#lineHeight}px`);
      this.#reel.element.style.setProperty('--_soft', `${Math.round(this.#lineHeight / 6)}px`);
    }
    // If both are on one side, the prefix is closer to the digits.
    this.#prefix.stand(this.#sides?.prefix ?? 'left', 'left', 1);
    this.#suffix.stand(this.#sides?.suffix ?? 'right', 'right', 2);
    this.#isFirst = this.#entries.length === 0;
    this.#entries = this.#entriesOf(roll);
    if (this.#isFirst) this.#clear();
    const everything = [...roll.wheels, ...roll.marks, roll.prefix, roll.suffix];
    return this.#changesWidth || everything.some(({ presence: { isPresent, motion } }) => motion.start !== Number(isPresent));
  }

  /**
   * Lays out the previous number if a width changes.
   *
   * @param {boolean} changesWidth
   */
  arrangeBefore(changesWidth) {
    const roll = this.#roll;
    this.#changesWidth = changesWidth;
    this.#before = changesWidth ? new Map() : undefined;
    if (!roll || !this.#isFirst || !changesWidth) return;
    for (const entry of this.#entries) {
      entry.part.write('position' in entry ? entry.digits[digitIndex(entry.position.start, entry.digits)] : entry.text);
    }
    this.#prefix.write(roll.prefix.text);
    this.#suffix.write(roll.suffix.text);
    this.#takeRoom((presence) => presence.motion.start > 0);
  }

  /** Clears what remains of the previous roll: parts that this one doesn't have, and the positions and the space of parts that left. */
  #clear() {
    const used = new Set(this.#entries.map(({ part }) => part));
    for (const part of this.#parts.values()) {
      part.element.style.removeProperty('left');
      if (!used.has(part)) part.write('');
    }
    if (this.#bleed === 0) return;
    this.#bleed = 0;
    this.#reel.element.style.removeProperty('--_bleed');
  }

  measureBefore() {
    if (!this.#before) return;
    for (const { part, presence } of this.#entries) {
      if (presence.isPresent || presence.motion.start > 0) this.#before.set(part, part.left);
    }
    for (const part of this.#frame) this.#before.set(part, part.left);
  }

  /** Lays out the final number. */
  arrange() {
    const roll = this.#roll;
    if (!roll) return;
    for (const part of this.#frame) part.stop();
    for (const entry of this.#entries) {
      entry.part.stop();
      if ('position' in entry) entry.part.writeColumn(entry.position, entry.digits);
      else entry.part.write(entry.text);
    }
    this.#prefix.write(roll.prefix.text);
    this.#suffix.write(roll.suffix.text);
    this.#reel.element.dir = roll.isRightToLeft ? 'rtl' : '';
    this.#takeRoom((presence) => presence.isPresent);
  }

  measureAfter() {
    if (!this.#before) return;
    for (const { part } of this.#entries) part.measure(this.#before.has(part));
    for (const part of this.#frame) part.measure(true);
    this.#scale = scaleOf(this.#reel.element);
  }

  /**
   * Starts all parts.
   *
   * @param {Neighbor[]} neighbors that move aside
   */
  play(neighbors) {
    const roll = this.#roll;
    const live = this.#live;
    if (!roll || !live) return;
    for (const { element, distance } of neighbors) {
      const timing = /** @type {KeyframeAnimationOptions} */ (effectFor(live, roll.shift.motion, 0).getTiming());
      // A transform doesn't move inline elements.
      const slide = element.animate({ left: [`${distance / this.#scale}px`, '0px'] }, { ...timing, fill: 'none' });
      slides.set(element, slide);
      element.style.position = 'relative';
      slide.onfinish = slide.oncancel = () => {
        if (slides.get(element) === slide) element.style.removeProperty('position');
      };
    }
    const shift = this.#reelShift();
    const place = { live, lineHeight: this.#lineHeight, shift: { ...roll.shift, target: 0 } };
    this.#placeLeaving(shift);
    this.#reel.move(place, shift);
    for (const entry of this.#entries) {
      const { part, presence } = entry;
      const aside = presence.isPresent && this.#before?.has(part) ? this.#shift(part) - shift : 0;
      part.move(place, aside, presence, 'position' in entry ? entry.position : undefined);
    }
    this.#prefix.move(place, this.#shift(this.#prefix), roll.prefix.presence);
    this.#suffix.move(place, this.#shift(this.#suffix), roll.suffix.presence);
    const parts = [...this.#frame, ...this.#entries.map(({ part }) => part)];
    this.#clock = parts.find((part) => part.animation)?.animation;
  }

  /** @param {MovingPart} part */
  #shift(part) {
    const before = this.#before?.get(part);
    return before === undefined || part.after === undefined ? 0 : (before - part.after) / this.#scale;
  }

  /** How far from its final position the reel starts, so that the ones digit stays in place. */
  #reelShift() {
    const units = this.#parts.get(0);
    return units ? this.#shift(units) : 0;
  }

  /**
   * Puts leaving parts at their old positions beside the others, and reserves space so that they stay visible there.
   *
   * @param {number} shift of the reel
   */
  #placeLeaving(shift) {
    if (!this.#before) return;
    const left = this.#reel.after ?? 0;
    const scale = this.#scale;
    const leaving = this.#entries.filter(({ part, presence }) => !presence.isPresent && this.#before?.has(part));
    const offsets = leaving.map(({ part }) => (/** @type {number} */ (this.#before?.get(part)) - left) / scale - shift);
    const overhangs = offsets.map((offset, index) => Math.max(-offset, offset + (leaving[index].part.width - this.#reel.width) / scale));
    const bleed = Math.ceil(Math.max(0, ...overhangs));
    // The space is added on both sides, so the reel begins that much further to the left.
    leaving.forEach(({ part }, index) => (part.element.style.left = `${offsets[index] + bleed - this.#bleed}px`));
    this.#reel.element.style.setProperty('--_bleed', `${bleed}px`);
    this.#bleed = bleed;
  }

  /** @param {(presence: Presence) => boolean} inFlow whether a part takes space */
  #takeRoom(inFlow) {
    for (const { part, presence } of this.#entries) part.setLeaving(!inFlow(presence));
  }

  /**
   * Returns the parts in the reel, in the order of the number.
   *
   * @param {Roll} roll
   * @returns {Entry[]}
   */
  #entriesOf({ wheels, marks, digits }) {
    /** @type {Entry[]} */
    const entries = [];
    let next = 0;
    for (const { place, position, motion, size, presence } of wheels) {
      entries.push({ part: this.#part(2 * place, 'wheel'), presence, position: { ...motion, target: position }, digits: digits.slice(0, size) });
      if (marks[next]?.place !== place) continue;
      const { text, presence: markPresence } = marks[next++];
      entries.push({ part: this.#part(2 * place - 1, 'mark'), presence: markPresence, text });
    }
    return entries;
  }

  /**
   * Returns the part with a key. In the reel, a part comes before all parts with smaller keys.
   *
   * @param {number} key twice the digit's place, minus one for a mark after that digit
   * @param {'wheel' | 'mark'} name of the part
   */
  #part(key, name) {
    let part = this.#parts.get(key);
    if (!part) {
      part = new MovingPart(name);
      const next = Math.max(...[...this.#parts.keys()].filter((other) => other < key));
      this.#reel.element.insertBefore(part.element, this.#parts.get(next)?.element ?? null);
      this.#parts.set(key, part);
    }
    return part;
  }
}

function drawAll() {
  const all = [...waiting];
  waiting.clear();
  for (const wheels of all) wheels.read();
  const changesWidth = all.filter((wheels) => wheels.prepare()).length > 0;
  for (const wheels of all) wheels.arrangeBefore(changesWidth);
  for (const wheels of all) wheels.measureBefore();
  const neighbors = changesWidth ? besides(all) : [];
  for (const wheels of all) wheels.arrange();
  for (const wheels of all) wheels.measureAfter();
  for (const { element } of neighbors) slides.get(element)?.cancel();
  for (const each of neighbors) each.distance -= leftOf(each.element);
  const displaced = neighbors.filter(({ distance }) => Math.abs(distance) >= smallestShift);
  all.forEach((wheels, index) => wheels.play(index === 0 ? displaced : []));
}

/**
 * Returns the other numbers with the same parents, and their left edges.
 *
 * @param {NumberWheels[]} all
 * @returns {Neighbor[]}
 */
function besides(all) {
  const numbers = all.map(({ number }) => /** @type {Element} */ (number));
  // A field called children would hide those of its form.
  const beside = /** @type {Set<HTMLElement>} */ (new Set(numbers.flatMap((number) => [...(number.parentNode?.childNodes ?? [])])));
  return [...beside]
    .filter((element) => element.localName === numbers[0].localName && !numbers.includes(element))
    .map((element) => ({ element, distance: leftOf(element) }));
}

/** @param {Element} element */
function leftOf(element) {
  return element.getBoundingClientRect().left;
}
