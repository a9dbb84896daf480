/** Loads what a page needs from its second button on. */

import { liveControls } from '../core/loader.js';

/** @typedef {{ change: (name: string) => void }} Button */

/** @type {Set<Button>} */
const buttons = new Set();

/** The part of the core that the buttons need, once it's loaded. Without it, they don't avoid each other. */
export let crowdPart = '';

/**
 * Counts a button until a signal.
 *
 * @param {Button} button
 * @param {AbortSignal} signal
 */
export async function count(button, signal) {
  buttons.add(button);
  signal.addEventListener('abort', () => buttons.delete(button));
  const part = 'neighbors';
  if (buttons.size < 2 || crowdPart || !(await liveControls(part).catch(() => undefined)) || crowdPart) return;
  crowdPart = part;
  for (const each of buttons) each.change('');
}
