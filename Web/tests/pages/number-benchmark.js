// Times what frames cost in script, and has the hand-written pages that the element is compared with.

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

/** Runs frames for a while and gives their mean time in script, in milliseconds. */
async function timeFrames(milliseconds) {
  spent.milliseconds = spent.frames = 0;
  await wait(milliseconds);
  return { mean: spent.milliseconds / spent.frames, frames: spent.frames };
}

const target = (index) => 1_000_000 + ((index * 7919) % 9_000_000);

/** Numbers that count, as one would write them by hand: the same spring, a cached formatter, text nodes. */
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

/** Wheels as they are usually built: ten digits in each, made anew for every value, and moved by a transition. */
class PlainWheels {
  constructor() {
    this.format = new Intl.NumberFormat('en-US');
    this.element = document.createElement('span');
    this.element.className = 'plain';
    this.text = '';
    document.querySelector('#stage').append(this.element);
  }

  show(value) {
    const before = this.text;
    this.text = this.format.format(value);
    this.element.replaceChildren();
    [...this.text].forEach((character, index) => {
      if (!/\d/.test(character)) {
        this.element.append(character);
        return;
      }
      const wheel = document.createElement('span');
      const ribbon = document.createElement('span');
      wheel.className = 'plain-wheel';
      ribbon.className = 'plain-ribbon';
      for (let digit = 0; digit < 10; digit++) {
        const cell = document.createElement('span');
        cell.textContent = String(digit);
        ribbon.append(cell);
      }
      const from = /\d/.test(before[index]) ? Number(before[index]) : 0;
      ribbon.style.transform = `translateY(${-10 * from}%)`;
      wheel.append(ribbon);
      this.element.append(wheel);
      requestAnimationFrame(() => {
        ribbon.getBoundingClientRect();
        ribbon.style.transform = `translateY(${-10 * Number(character)}%)`;
      });
    });
  }
}

function liveNumbers(count, notation, value) {
  return Array.from({ length: count }, () => {
    const number = document.createElement('live-number');
    Object.assign(number, { locale: 'en-US', notation, value });
    document.querySelector('#stage').append(number);
    return number;
  });
}

/** Nodes of the stage, elements and texts. */
function nodeCount() {
  const walker = document.createTreeWalker(document.querySelector('#stage'));
  let count = 0;
  while (walker.nextNode()) count += 1;
  return count;
}

Object.assign(window, { wait, timeFrames, target, PlainCounting, PlainWheels, liveNumbers, nodeCount });
