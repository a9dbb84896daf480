// Measures the script time of frames, in the element and in handwritten pages for comparison.

const spent = { milliseconds: 0, frames: 0 };
const { requestAnimationFrame: request } = window;
window.requestAnimationFrame = (callback) =>
  request.call(window, (time) => {
    const start = performance.now();
    callback(time);
    spent.milliseconds += performance.now() - start;
    spent.frames += 1;
  });
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Runs frames for a while and returns their mean script time, in milliseconds. */
async function timeFrames(milliseconds) {
  spent.milliseconds = spent.frames = 0;
  await wait(milliseconds);
  return { mean: spent.milliseconds / spent.frames, frames: spent.frames };
}

const target = (index) => 1_000_000 + ((index * 7919) % 9_000_000);

/** Counting numbers, handwritten: the same spring, a cached formatter, and text nodes. */
class PlainCounting {
  constructor(count) {
    this.format = new Intl.NumberFormat('en-US');
    this.texts = Array.from({ length: count }, () => {
      const span = document.createElement('span');
      span.append('0');
      document.querySelector('#stage').append(span);
      return span.firstChild;
    });
    this.values = this.texts.map(() => 0);
    this.shown = this.texts.map(() => '0');
  }

  count(targets) {
    const starts = this.values.slice();
    const begin = performance.now();
    const omega = (2 * Math.PI) / 0.8;
    const frame = () => {
      const time = (performance.now() - begin) / 1000;
      const left = Math.exp(-omega * time) * (1 + omega * time);
      for (let index = 0; index < this.texts.length; index++) {
        this.values[index] = targets[index] + (starts[index] - targets[index]) * left;
        const text = this.format.format(Math.round(this.values[index]));
        if (text === this.shown[index]) continue;
        this.shown[index] = text;
        this.texts[index].data = text;
      }
      if (left > 1e-5) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }
}

/** The usual implementation of a digit's wheel: ten digits, one below another. */
function plainWheel(ribbonClass) {
  const wheel = document.createElement('span');
  const ribbon = document.createElement('span');
  wheel.className = 'plain-wheel';
  ribbon.className = ribbonClass;
  for (let digit = 0; digit < 10; digit++) {
    const cell = document.createElement('span');
    cell.textContent = String(digit);
    ribbon.append(cell);
  }
  wheel.append(ribbon);
  return { wheel, ribbon };
}

const plainFormat = new Intl.NumberFormat('en-US');
const isDigit = (character) => character >= '0' && character <= '9';

/** Wheels that behave like the element's: a spring that continues from its current position, moved in every frame. */
class SpringWheels {
  static #running = new Set();
  static #frame = () => {
    for (const wheels of SpringWheels.#running) wheels.#move(performance.now() / 1000);
    if (SpringWheels.#running.size > 0) requestAnimationFrame(SpringWheels.#frame);
  };

  element = document.createElement('span');
  #wheels = [];
  #text = '';

  constructor() {
    this.element.className = 'plain';
    document.querySelector('#stage').append(this.element);
  }

  show(value) {
    const text = plainFormat.format(value);
    const now = performance.now() / 1000;
    if (text.length !== this.#text.length) {
      this.element.replaceChildren();
      this.#wheels = [];
      for (const character of text) {
        if (isDigit(character)) {
          const { wheel, ribbon } = plainWheel('plain-ribbon');
          this.#wheels.push({ ribbon, from: 0, to: 0, velocity: 0, start: now });
          this.element.append(wheel);
        } else {
          this.element.append(character);
        }
      }
    }
    this.#text = text;
    [...text].filter(isDigit).forEach((digit, index) => {
      const wheel = this.#wheels[index];
      const { position, velocity } = this.#state(wheel, now);
      Object.assign(wheel, { from: position, velocity, to: Number(digit), start: now });
    });
    if (SpringWheels.#running.size === 0) requestAnimationFrame(SpringWheels.#frame);
    SpringWheels.#running.add(this);
  }

  #state({ from, to, velocity, start }, now) {
    const omega = (2 * Math.PI) / 0.55;
    const decay = 0.86 * omega;
    const damped = omega * Math.sqrt(1 - 0.86 ** 2);
    const time = now - start;
    const distance = to - from;
    const swing = (decay * distance - velocity) / damped;
    const envelope = Math.exp(-decay * time);
    const [cosine, sine] = [Math.cos(damped * time), Math.sin(damped * time)];
    return {
      position: to - envelope * (distance * cosine + swing * sine),
      velocity: envelope * ((decay * distance - damped * swing) * cosine + (decay * swing + damped * distance) * sine),
      isSettled: envelope * 10 < 0.005,
    };
  }

  #move(now) {
    let isSettled = true;
    for (const wheel of this.#wheels) {
      const state = this.#state(wheel, now);
      isSettled &&= state.isSettled;
      wheel.ribbon.style.transform = `translateY(${-10 * (state.isSettled ? wheel.to : state.position)}%)`;
    }
    if (isSettled) SpringWheels.#running.delete(this);
  }
}

/** Simpler wheels: created for every value and moved by a transition, which loses the velocity when interrupted. */
class TransitionWheels {
  element = document.createElement('span');
  #text = '';

  constructor() {
    this.element.className = 'plain';
    document.querySelector('#stage').append(this.element);
  }

  show(value) {
    const before = this.#text;
    this.#text = plainFormat.format(value);
    this.element.replaceChildren();
    const ribbons = [];
    [...this.#text].forEach((character, index) => {
      if (!isDigit(character)) {
        this.element.append(character);
        return;
      }
      const { wheel, ribbon } = plainWheel('plain-ribbon plain-transition');
      ribbon.style.transform = `translateY(${-10 * (Number(before[index]) || 0)}%)`;
      ribbons.push([ribbon, character]);
      this.element.append(wheel);
    });
    this.element.getBoundingClientRect();
    for (const [ribbon, digit] of ribbons) ribbon.style.transform = `translateY(${-10 * Number(digit)}%)`;
  }
}

function liveNumbers(count, transition, value) {
  return Array.from({ length: count }, () => {
    const number = document.createElement('live-number');
    Object.assign(number, { locale: 'en-US', transition, value });
    document.querySelector('#stage').append(number);
    return number;
  });
}

/** The stage's nodes: elements and texts. */
function nodeCount() {
  const walker = document.createTreeWalker(document.querySelector('#stage'));
  let count = 0;
  while (walker.nextNode()) count += 1;
  return count;
}

Object.assign(window, { wait, timeFrames, target, PlainCounting, SpringWheels, TransitionWheels, liveNumbers, nodeCount });
