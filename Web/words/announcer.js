/**
 * Says messages politely through assistive technology, from one live region for the page.
 *
 * Each message has a line of its own. It is not in the line of the message before it, so that it is a new text even where it is the same one.
 *
 * A region has to be in the page before its text changes, or the first message is lost. While a modal dialog is open,
 * the rest of the page is inert, a region there silent; so each dialog has a region of its own.
 */

import { now } from '../core/clock.js';
import { closestAround } from '../core/surroundings.js';
import { setText } from '../core/text.js';
import { messageText } from './messages.js';

/** @typedef {import('./messages.js').Message} Message */

/** How long a message stays, in milliseconds: long enough to be read out, too short to be found later as content. */
const lifetime = 5000;

/** How long after a message the same one is not said again, in seconds; models wait for a second between two of their own. */
const repetition = 0.9;

/** How long a message stays when another control speaks, in seconds: assistive technology may not have noticed it yet. */
const overlap = 0.5;

/** The style that hides the region from sight but not from assistive technology. */
const visuallyHidden = 'position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';

/** A live region with its messages. */
class Announcer {
  region;
  /** @type {(string | null)[]} The texts of its lines. */
  #texts;
  /** When the latest message came, in seconds. */
  #time = -Infinity;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {HTMLElement} region */
  constructor(region) {
    this.region = region;
    region.dataset.liveAnnouncer = '';
    region.setAttribute('role', 'status');
    region.style.cssText = visuallyHidden;
    this.#texts = [...region.children].map(({ textContent }) => textContent);
  }

  /** @param {string} text */
  announce(text) {
    const age = now() - this.#time;
    // A field and its ring may say the same of one edit.
    if (age < repetition && this.#texts.includes(text)) return;
    const before = age < overlap ? this.#texts : this.#texts[0] ? this.#texts.map(() => '') : [];
    this.#show([...before, text]);
    this.#time = now();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#show([]), lifetime);
  }

  /** @param {(string | null)[]} texts */
  #show(texts) {
    const { region } = this;
    while (region.childElementCount < texts.length) region.append(region.ownerDocument.createElement('p'));
    [...region.children].forEach((line, index) => setText(line, texts[index] ?? ''));
    this.#texts = texts;
  }
}

/**
 * The announcers that were made, by the dialog or the body that holds their region.
 *
 * @type {WeakMap<Element, Announcer>}
 */
const announcers = new WeakMap();

/**
 * Makes sure that there is a region for messages about an element.
 *
 * @param {Element} element
 * @returns {Announcer}
 */
export function announcerFor(element) {
  const container = closestAround(element, 'dialog') ?? element.ownerDocument.body;
  const known = announcers.get(container);
  if (known?.region.parentNode === container) return known;
  /** @type {HTMLElement | null} One that came with a copy of its container. */
  const copy = container.querySelector(':scope > [data-live-announcer]');
  const announcer = new Announcer(copy ?? element.ownerDocument.createElement('div'));
  container.append(announcer.region);
  announcers.set(container, announcer);
  return announcer;
}

/**
 * Announces a message of the core in the language of an element.
 *
 * @param {Message | undefined} message
 * @param {Element} element what the message is about
 */
export async function say(message, element) {
  if (!message) return;
  const text = await messageText(message, element);
  announcerFor(element).announce(text);
}
