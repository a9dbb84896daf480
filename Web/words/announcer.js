/**
 * Says messages politely through assistive technology, from one live region for the page.
 *
 * Two lines take turns, so that each message is a new text, also one that is said twice.
 *
 * A region has to be in the page before its text changes, or the first message is lost. While a modal dialog is open,
 * the rest of the page is inert, a region there silent; so each dialog has a region of its own.
 */

import { closestAround } from '../core/surroundings.js';
import { setText } from '../core/text.js';
import { messageText } from './messages.js';

/** @typedef {import('./messages.js').Message} Message */

/** How long a message stays, in milliseconds: long enough to be read out, too short to be found later as content. */
const lifetime = 5000;

/** How long after a message the same one is not said again, in milliseconds; models wait for a second between two of their own. */
const repetition = 900;
let latest = 0;

/** The style that hides the region from sight but not from assistive technology. */
const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/**
 * The regions that were made, by the dialog or the body that holds them.
 *
 * @type {WeakMap<Element, HTMLElement>}
 */
const regions = new WeakMap();

/**
 * What empties a line, by the line.
 *
 * @type {WeakMap<Element, ReturnType<typeof setTimeout>>}
 */
const timers = new WeakMap();

/**
 * Makes sure that there is a region for messages about an element.
 *
 * @param {Element} element
 * @returns {HTMLElement}
 */
export function announcerFor(element) {
  const container = closestAround(element, 'dialog') ?? element.ownerDocument.body;
  const known = regions.get(container);
  if (known?.parentNode === container) return known;
  const region = copiedRegion(container) ?? element.ownerDocument.createElement('div');
  region.dataset.liveAnnouncer = '';
  region.setAttribute('role', 'status');
  Object.assign(region.style, visuallyHidden);
  container.append(region);
  regions.set(container, region);
  return region;
}

/**
 * A region that came with a copy of its container.
 *
 * @param {Element} container
 */
function copiedRegion(container) {
  const copy = [...container.children].find((part) => part.hasAttribute('data-live-announcer'));
  return /** @type {HTMLElement | undefined} */ (copy);
}

/**
 * @param {string} text
 * @param {Element} element what the text is about
 */
export function announce(text, element) {
  const region = announcerFor(element);
  // A field and its ring may say the same of one edit.
  if (region.textContent === text && performance.now() - latest < repetition) return;
  latest = performance.now();
  while (region.childElementCount < 2) region.append(element.ownerDocument.createElement('p'));
  const [before, line] = region.lastElementChild?.textContent ? [...region.children].reverse() : region.children;
  setText(before, '');
  setText(line, text);
  clearTimeout(timers.get(line));
  timers.set(line, setTimeout(() => setText(line, ''), lifetime));
}

/**
 * Announces a message of the core in the language of an element.
 *
 * @param {Message | undefined} message
 * @param {Element} element what the message is about
 */
export async function say(message, element) {
  if (message) announce(await messageText(message, element), element);
}
