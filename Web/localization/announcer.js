/**
 * Announces messages politely through assistive technology, with one live region per page.
 *
 * Each message has its own line, never the line of the previous message, so that even a repeated message is a text change.
 *
 * A region must be in the page before its text changes, or the first message is lost. While a modal dialog is open, the rest of
 * the page is inert or hidden, and a region there is silent. So each dialog has its own region, whether or not it's a `<dialog>`.
 */

import { now } from '../core/clock.js';
import { closestAcrossShadows } from '../core/context.js';
import { hideFromHydration } from '../core/hydration.js';
import { shared } from '../core/page.js';
import { setText } from '../core/text.js';
import { messageText } from './messages.js';

/** @typedef {import('./messages.js').Message} Message */

/** How long a message stays, in milliseconds: long enough to be read aloud, and too short to be found later as content. */
const lifetime = 5000;

/** The time, in seconds, in which a repeated message is ignored. A model waits for one second between its announcements. */
const repetition = 0.9;

/** The time, in seconds, for which a message stays when another control announces one: assistive technology may not have read it yet. */
const overlap = 0.5;

/**
 * The style that hides the region from sight but not from assistive technology. The region is at the start of the page, because it
 * would make the page longer at the end.
 */
const visuallyHidden = 'position:absolute;inset:0 auto auto 0;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';

const dialogs = 'dialog, [role$=dialog]';

/** A live region with its messages. */
class Announcer {
  region;
  /** @type {(string | null)[]} The texts of the lines. */
  #texts;
  /** The time of the latest message, in seconds. */
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
    // A field and its ring may report the same edit.
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

/** The announcers that were made, by the dialog or the body that holds their region. */
const announcers = shared('announcers', () => /** @type {WeakMap<Element, Pick<Announcer, 'region' | 'announce'>>} */ (new WeakMap()));

/**
 * Returns the live region for messages about an element, and creates it if necessary.
 *
 * @param {Element} element
 * @returns {Pick<Announcer, 'region' | 'announce'>}
 */
export function announcerFor(element) {
  const container = closestAcrossShadows(element, dialogs) ?? element.ownerDocument.body;
  const known = announcers.get(container);
  if (known?.region.parentNode === container) return known;
  /** @type {HTMLElement | null} A region that was copied with its container. */
  const copy = container.querySelector(':scope > [data-live-announcer]');
  const announcer = new Announcer(copy ?? element.ownerDocument.createElement('div'));
  container.append(announcer.region);
  hideFromHydration(announcer.region);
  announcers.set(container, announcer);
  return announcer;
}

/**
 * Announces a message from the core in the language of an element.
 *
 * @param {Message | undefined} message
 * @param {Element} element the subject of the message
 */
export async function say(message, element) {
  if (!message) return;
  const text = message.text || (await messageText(message, element));
  announcerFor(element).announce(text);
}
