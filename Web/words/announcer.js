/**
 * Announces messages politely through assistive technology, with one live region per page.
 *
 * Two lines alternate, so that each message is a text change, even a repeated one.
 *
 * A region must be in the page before its text changes, or the first message is lost. While a modal dialog is open, the rest of
 * the page is inert, and a region there is silent. So each dialog has its own region.
 */

import { closestAround } from '../core/surroundings.js';
import { setText } from '../core/text.js';
import { messageText } from './messages.js';

/** @typedef {import('./messages.js').Message} Message */

/** How long a message stays, in milliseconds: long enough to be read aloud, and too short to be found later as content. */
const lifetime = 5000;

/** How long to suppress a repeated message, in milliseconds. Models wait one second between two messages of their own. */
const repetition = 900;
let latest = 0;

/** The style that hides the region visually, but not from assistive technology. */
const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/**
 * The existing regions, by the dialog or body that contains them.
 *
 * @type {WeakMap<Element, HTMLElement>}
 */
const regions = new WeakMap();

/**
 * The timers that clear lines, by line.
 *
 * @type {WeakMap<Element, ReturnType<typeof setTimeout>>}
 */
const timers = new WeakMap();

/**
 * Returns the live region for messages about an element, and creates it if necessary.
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
 * Returns a region that was cloned with its container.
 *
 * @param {Element} container
 */
function copiedRegion(container) {
  const copy = [...container.children].find((part) => part.hasAttribute('data-live-announcer'));
  return /** @type {HTMLElement | undefined} */ (copy);
}

/**
 * @param {string} text
 * @param {Element} element the subject of the text
 */
export function announce(text, element) {
  const region = announcerFor(element);
  // A field and its ring may announce the same message for one edit.
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
 * Announces a message from the core in the language of an element.
 *
 * @param {Message | undefined} message
 * @param {Element} element the subject of the message
 */
export async function say(message, element) {
  if (message) announce(await messageText(message, element), element);
}
