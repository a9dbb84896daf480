/** Listens for requests to move a button without dragging: arrow keys, and every way to open a context menu. */

import { arrowDirectionNames } from './wire.js';

/** @typedef {typeof arrowDirectionNames[number]} ArrowDirection */

/**
 * @typedef {object} KeyListener
 * @property {(direction: ArrowDirection) => boolean} moves whether an arrow key can move the button in its area
 * @property {(direction: ArrowDirection) => void} arrow
 * @property {() => void} menu
 */

/**
 * @param {HTMLElement} host
 * @param {KeyListener} listener
 * @param {AbortSignal} signal ends the listening
 */
export function followKeys(host, listener, signal) {
  host.addEventListener('contextmenu', (event) => {
    event.preventDefault();
    listener.menu();
  }, { signal });
  host.addEventListener('keydown', (event) => press(event, listener), { signal });
}

/**
 * @param {KeyboardEvent} event
 * @param {KeyListener} listener
 */
function press(event, listener) {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const direction = arrowDirectionNames.find((name) => event.key.toLowerCase() === `arrow${name}`);
  if (direction && !event.shiftKey) {
    // Applies even where the button can't go any further, because the page shouldn't scroll unexpectedly there.
    if (!listener.moves(direction)) return;
    event.preventDefault();
    listener.arrow(direction);
  } else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
    event.preventDefault();
    listener.menu();
  }
}
