/**
 * Draws a number whose digits are wheels, while they roll.
 *
 * A wheel is one element: a column of the digits that it passes, moved by a transform. What belongs to the number in the end
 * is laid out at once; where its width has changed, parts start where they were and move to their places. Nothing is
 * computed from frame to frame.
 */

import { easingFor } from './motion.js';

/** @typedef {import('./loader.js').LiveControls} LiveControls */
/** @typedef {import('./memory.js').Movement} Movement */
/** @typedef {{ isPresent: boolean, motion: Movement }} Presence */
/** @typedef {{ text: string, presence: Presence }} Affix */
/** @typedef {{ place: number, motion: Movement, presence: Presence }} Wheel */
/** @typedef {{ place: number, text: string, presence: Presence }} Mark */
/**
 * `NumberRoll` in Sources/LiveControls/NumberText/NumberTextPresentation.swift.
 * @typedef {{
 *   prefix: Affix, suffix: Affix, digits: string[], isRightToLeft: boolean, shift: Movement, wheels: Wheel[], marks: Mark[],
 * }} Roll
 */

const decoder = new TextDecoder();
/** Less than this is not seen, in pixels. */
const smallestShift = 0.5;
/** How many digits beyond both ends of its way a wheel has, for the swing. */
const spareDigits = 1;

/** Wheels to be drawn before the next frame: all of them are measured together, so that the page is laid out once. */
/** @type {Set<NumberWheels>} */
const waiting = new Set();

export class NumberWheels {
  #live;
  #handle;
  #time = 0;
  #final;
  #prefix = new Part('live-number-affix');
  #suffix = new Part('live-number-affix');
  #reel = new Part('live-number-reel');
  /** @type {Map<string, Part>} */
  #parts = new Map();
  /** @type {Map<Part, number> | undefined} */
  #before;
  /** @type {Roll | undefined} */
  #roll;
  /** @type {Sides | undefined} */
  #sides;
  #lineHeight = 0;

  /**
   * @param {LiveControls} live
   * @param {number} handle of the number
   * @param {HTMLElement} element that they stand in
   * @param {HTMLElement} final holds the whole text as the browser orders it
   */
  constructor(live, handle, element, final) {
    this.#live = live;
    this.#handle = handle;
    this.#final = final;
    element.replaceChildren(this.#prefix.element, this.#reel.element, this.#suffix.element);
  }

  /**
   * Draws what the number rolls to from a time on, before the next frame.
   *
   * @param {number} time in seconds
   */
  draw(time) {
    this.#time = time;
    if (waiting.size === 0) queueMicrotask(drawAll);
    waiting.add(this);
  }

  end() {
    waiting.delete(this);
    for (const part of this.#allParts()) part.animation?.cancel();
  }

  /** Reads what is to be drawn, before anything of the page is changed. */
  read() {
    this.#roll = readRoll(this.#live, this.#handle);
    this.#sides = this.#roll && sidesOf(this.#final, this.#roll);
  }

  /** Lays out what was there before, where the number's width changes. */
  prepare() {
    const roll = this.#roll;
    if (!roll) return;
    this.#prefix.stand(this.#sides?.prefix ?? 'left', 'left');
    this.#suffix.stand(this.#sides?.suffix ?? 'right', 'right');
    const isFirst = this.#parts.size === 0;
    if (isFirst) {
      for (const [key, part] of entriesOf(roll)) if (part.presence.motion.start > 0) this.#part(key);
      this.#writePlain(roll);
      this.#order(roll, (presence) => presence.motion.start > 0);
    }
    const everything = [...roll.wheels, ...roll.marks, roll.prefix, roll.suffix];
    const changesWidth = everything.some(({ presence }) => presence.motion.start !== presence.motion.target);
    this.#before = changesWidth || !isFirst ? new Map() : undefined;
  }

  measureBefore() {
    if (!this.#before) return;
    for (const part of this.#allParts()) this.#before.set(part, part.left);
  }

  /** Lays out what is there in the end. */
  arrange() {
    const roll = this.#roll;
    if (!roll) return;
    for (const part of this.#allParts()) part.stop();
    for (const [key] of entriesOf(roll)) this.#part(key);
    for (const wheel of roll.wheels) this.#part(`wheel ${wheel.place}`).writeColumn(wheel, roll.digits);
    for (const mark of roll.marks) this.#part(`mark ${mark.place}`).write(mark.text);
    this.#prefix.write(roll.prefix.text);
    this.#suffix.write(roll.suffix.text);
    this.#reel.element.dir = roll.isRightToLeft ? 'rtl' : 'ltr';
    this.#order(roll, (presence) => presence.isPresent);
  }

  measureAfter() {
    for (const part of this.#allParts()) part.measure(this.#before?.has(part) ?? false);
    const { value: wheel } = this.#parts.values().next();
    this.#lineHeight = wheel?.lineHeight ?? 0;
  }

  /** Sends everything on its way. */
  play() {
    const roll = this.#roll;
    if (!roll) return;
    const shift = this.#reelShift();
    const place = { live: this.#live, time: this.#time, shift: roll.shift, lineHeight: this.#lineHeight };
    this.#place(roll, shift);
    this.#reel.move(place, { shift });
    for (const wheel of roll.wheels) {
      const part = this.#part(`wheel ${wheel.place}`);
      part.move(place, { shift: this.#shiftInReel(part, wheel.presence, shift), wheel, presence: wheel.presence });
    }
    for (const mark of roll.marks) {
      const part = this.#part(`mark ${mark.place}`);
      part.move(place, { shift: this.#shiftInReel(part, mark.presence, shift), presence: mark.presence });
    }
    this.#prefix.move(place, { shift: this.#shift(this.#prefix), presence: roll.prefix.presence });
    this.#suffix.move(place, { shift: this.#shift(this.#suffix), presence: roll.suffix.presence });
  }

  /** @param {Part} part */
  #shift(part) {
    const before = this.#before?.get(part);
    return before === undefined || part.after === undefined ? 0 : before - part.after;
  }

  /** How far the reel starts from its place: so far that the units stay where they were. */
  #reelShift() {
    const units = this.#parts.get('wheel 0');
    return units ? this.#shift(units) : 0;
  }

  /**
   * @param {Part} part
   * @param {Presence} presence
   * @param {number} reelShift
   */
  #shiftInReel(part, presence, reelShift) {
    return presence.isPresent && this.#before?.has(part) ? this.#shift(part) - reelShift : 0;
  }

  /**
   * Puts what leaves to where it was, beside the rest, and makes room for it to be seen there.
   *
   * @param {Roll} roll
   * @param {number} shift of the reel
   */
  #place(roll, shift) {
    let bleed = 0;
    for (const [key, { presence }] of entriesOf(roll)) {
      const part = this.#part(key);
      const before = this.#before?.get(part);
      if (presence.isPresent || before === undefined) continue;
      const offset = before - shift - (this.#reel.after ?? 0);
      part.element.style.left = `${offset}px`;
      bleed = Math.max(bleed, -offset, offset - this.#reel.width + part.width);
    }
    this.#reel.element.style.setProperty('--_bleed', `${Math.ceil(bleed)}px`);
  }

  /**
   * Writes the number as it stood at rest before the first movement.
   *
   * @param {Roll} roll
   */
  #writePlain(roll) {
    for (const wheel of roll.wheels) {
      if (wheel.presence.motion.start > 0) this.#part(`wheel ${wheel.place}`).write(roll.digits[modulo(wheel.motion.start)]);
    }
    for (const mark of roll.marks) if (mark.presence.motion.start > 0) this.#part(`mark ${mark.place}`).write(mark.text);
    this.#prefix.write(roll.prefix.text);
    this.#suffix.write(roll.suffix.text);
  }

  /**
   * Puts the parts into the order of the number; those that are not `inFlow` take no room.
   *
   * @param {Roll} roll
   * @param {(presence: Presence) => boolean} inFlow
   */
  #order(roll, inFlow) {
    /** @type {Element | null} */
    let next = this.#reel.element.firstElementChild;
    for (const [key, { presence }] of entriesOf(roll)) {
      const part = this.#parts.get(key);
      if (!part) continue;
      part.element.toggleAttribute('data-leaving', !inFlow(presence));
      if (part.element === next) next = next.nextElementSibling;
      else this.#reel.element.insertBefore(part.element, next);
    }
  }

  /** @param {string} key */
  #part(key) {
    let part = this.#parts.get(key);
    if (!part) {
      part = new Part(key.startsWith('wheel') ? 'live-number-wheel' : 'live-number-mark');
      this.#parts.set(key, part);
    }
    return part;
  }

  #allParts() {
    return [this.#reel, this.#prefix, this.#suffix, ...this.#parts.values()];
  }
}

function drawAll() {
  const all = [...waiting];
  waiting.clear();
  for (const wheels of all) wheels.read();
  for (const wheels of all) wheels.prepare();
  for (const wheels of all) wheels.measureBefore();
  for (const wheels of all) wheels.arrange();
  for (const wheels of all) wheels.measureAfter();
  for (const wheels of all) wheels.play();
}

/**
 * What stands in the reel, in the order of the number.
 *
 * @param {Roll} roll
 * @returns {[string, Wheel | Mark][]}
 */
function entriesOf(roll) {
  /** @type {[string, Wheel | Mark][]} */
  const entries = [];
  for (const wheel of roll.wheels) {
    entries.push([`wheel ${wheel.place}`, wheel]);
    const mark = roll.marks.find(({ place }) => place === wheel.place);
    if (mark) entries.push([`mark ${mark.place}`, mark]);
  }
  return entries;
}

/** @typedef {'left' | 'right'} Side */
/** @typedef {{ prefix: Side, suffix: Side }} Sides On which sides of the digits the signs and currencies are to be seen. */

/** @type {Map<string, Sides>} */
const knownSides = new Map();

/**
 * Where the browser puts what stands before and after the digits. In bidirectional text this depends on the marks among
 * them, the digits and the direction of the page, so it is measured, once for each.
 *
 * @param {HTMLElement} final
 * @param {Roll} roll
 * @returns {Sides}
 */
function sidesOf(final, { prefix, suffix, digits }) {
  const { direction } = getComputedStyle(final);
  const key = [direction, prefix.text, digits[0], suffix.text].join('\n');
  let sides = knownSides.get(key);
  if (!sides) knownSides.set(key, (sides = measuredSides(final, prefix.text.length, suffix.text.length)));
  return sides;
}

/**
 * @param {HTMLElement} final
 * @param {number} prefixLength
 * @param {number} suffixLength
 * @returns {Sides}
 */
function measuredSides(final, prefixLength, suffixLength) {
  const text = final.firstChild;
  const length = text?.nodeValue?.length ?? 0;
  if (!text || prefixLength + suffixLength > length) return { prefix: 'left', suffix: 'right' };
  const range = document.createRange();
  const centre = (/** @type {number} */ start, /** @type {number} */ end) => {
    range.setStart(text, start);
    range.setEnd(text, end);
    const { left, right } = range.getBoundingClientRect();
    return (left + right) / 2;
  };
  const digits = centre(prefixLength, length - suffixLength);
  return {
    prefix: prefixLength > 0 && centre(0, prefixLength) > digits ? 'right' : 'left',
    suffix: suffixLength > 0 && centre(length - suffixLength, length) < digits ? 'left' : 'right',
  };
}

/**
 * When parts move, how they move aside, and the height of a digit in pixels.
 * @typedef {{ live: LiveControls, time: number, shift: Movement, lineHeight: number }} Place
 */

/** One element that moves, with at most one animation. */
class Part {
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
  #lines = 1;

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

  /** The height of one of a wheel's digits, in pixels. */
  get lineHeight() {
    return this.element.getBoundingClientRect().height / this.#lines;
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

  /**
   * Writes the digits that a wheel passes, one below the other.
   *
   * @param {Wheel} wheel
   * @param {string[]} digits
   */
  writeColumn({ motion }, digits) {
    const isAtRest = motion.response === 0;
    const spare = isAtRest ? 0 : spareDigits;
    this.#lowest = Math.floor(Math.min(motion.start, motion.target)) - spare;
    this.#lines = Math.ceil(Math.max(motion.start, motion.target)) + spare - this.#lowest + 1;
    const lines = Array.from({ length: this.#lines }, (_, index) => digits[modulo(this.#lowest + index)]);
    this.write(lines.join('\n'));
  }

  /** Stops it where it is; it is to be sent on before the next frame. */
  stop() {
    this.animation?.cancel();
    this.animation = undefined;
  }

  /**
   * Starts the part's animation, if anything about it moves: its wheel, its place or its visibility.
   *
   * @param {Place} when
   * @param {{ shift: number, wheel?: Wheel, presence?: Presence }} what
   */
  move({ live, time, shift: aside, lineHeight }, { shift, wheel, presence }) {
    /** @type {Record<string, string>} */
    const from = {};
    /** @type {Record<string, string>} */
    const to = {};
    let movement = aside;
    if (presence && (presence.motion.start !== presence.motion.target || !presence.isPresent)) {
      from.opacity = String(Math.max(0, Math.min(1, presence.motion.start)));
      to.opacity = String(presence.motion.target);
      movement = presence.motion.response > 0 ? presence.motion : aside;
    }
    if (Math.abs(shift) >= smallestShift) {
      from.translate = `${shift}px 0`;
      to.translate = '0px 0';
      movement = aside;
    }
    if (wheel) {
      to.transform = this.#turn(wheel.motion.target, lineHeight);
      if (wheel.motion.response > 0) {
        from.transform = this.#turn(wheel.motion.start, lineHeight);
        movement = wheel.motion;
      }
    }
    this.element.style.opacity = to.opacity ?? '';
    this.element.style.transform = to.transform ?? '';
    if (Object.keys(from).length === 0) return;
    if (!from.transform) delete to.transform;
    const distance = movement.target - movement.start;
    const velocity = distance === 0 || movement === aside ? 0 : movement.velocity / distance;
    const { easing, duration } = cachedEasing(live, movement, velocity);
    // An event can be later than the frame that it is shown in: until then the part stays where it was.
    this.animation = this.element.animate([from, to], { easing, duration, fill: 'backwards' });
    this.animation.startTime = time * 1000;
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
 * @param {Movement} movement
 * @param {number} velocity in total distances a second
 */
function cachedEasing(live, movement, velocity) {
  if (velocity !== 0) return sampledEasing(live, movement, velocity);
  const key = `${movement.response} ${movement.dampingRatio}`;
  let easing = easings.get(key);
  if (!easing) easings.set(key, (easing = easingFor(live, movement, 0)));
  return easing;
}

/**
 * The easing of a spring that is already moving, which is another one each time, from evenly spaced values: finding its fewest
 * corners would take longer than all the rest.
 *
 * @param {LiveControls} live
 * @param {Movement} movement
 * @param {number} velocity in total distances a second
 */
function sampledEasing(live, { response, dampingRatio }, velocity) {
  const address = live.core.live_number_easing(response, dampingRatio, velocity);
  const [duration, count] = new Float64Array(live.core.memory.buffer, address, 2);
  const values = new Float64Array(live.core.memory.buffer, address + 2 * Float64Array.BYTES_PER_ELEMENT, count);
  return { easing: `linear(${Array.from(values, (value) => value.toFixed(4)).join()})`, duration: duration * 1000 };
}

/**
 * The digit that a wheel shows at a position.
 *
 * @param {number} position
 */
function modulo(position) {
  return ((Math.round(position) % 10) + 10) % 10;
}

/**
 * Reads what the core has written; Sources/LiveWeb/NumberRollRecord.swift.
 *
 * @param {LiveControls} live
 * @param {number} handle
 * @returns {Roll | undefined}
 */
function readRoll(live, handle) {
  const address = live.core.live_number_roll(handle);
  if (!address) return undefined;
  const { buffer } = live.core.memory;
  const fields = new Float64Array(buffer, address, Math.floor((buffer.byteLength - address) / Float64Array.BYTES_PER_ELEMENT));
  let next = 1;
  const number = () => fields[next++];
  const text = () => {
    const offset = number();
    return decoder.decode(new Uint8Array(buffer, fields[0] + offset, number()));
  };
  const movement = () => ({ target: number(), start: number(), velocity: number(), response: number(), dampingRatio: number() });
  const presence = () => ({ isPresent: number() === 1, motion: movement() });
  const prefix = { text: text(), presence: presence() };
  const suffix = { text: text(), presence: presence() };
  const digits = [...text()];
  const isRightToLeft = number() === 1;
  const shift = movement();
  const wheels = Array.from({ length: number() }, () => ({ place: number(), motion: movement(), presence: presence() }));
  const marks = Array.from({ length: number() }, () => ({ place: number(), text: text(), presence: presence() }));
  return { prefix, suffix, digits, isRightToLeft, shift, wheels, marks };
}
