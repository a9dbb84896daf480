/** What asks a button to move without dragging it: arrow keys, and whatever calls up a context menu. */

/** In the order of `ArrowDirection`. */
const directions = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/**
 * @typedef {object} KeyListener
 * @property {() => { horizontally: boolean, vertically: boolean }} moves which ways the button moves
 * @property {(direction: number) => void} arrow
 * @property {() => void} menu
 */

/**
 * @param {HTMLElement} host
 * @param {KeyListener} listener
 * @returns {() => void} ends the listening
 */
export function followKeys(host, listener) {
  const ending = new AbortController();
  const { signal } = ending;
  host.addEventListener('contextmenu', (event) => {
    event.preventDefault();
    listener.menu();
  }, { signal });
  host.addEventListener('keydown', (event) => press(event, listener), { signal });
  return () => ending.abort();
}

/**
 * @param {KeyboardEvent} event
 * @param {KeyListener} listener
 */
function press(event, listener) {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const direction = directions.indexOf(event.key);
  if (direction >= 0 && !event.shiftKey) {
    // Also at the end of the way, where a page that began to scroll would be a surprise.
    const isOurs = direction < 2 ? listener.moves().horizontally : listener.moves().vertically;
    if (!isOurs) return;
    event.preventDefault();
    listener.arrow(direction);
  } else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
    event.preventDefault();
    listener.menu();
  }
}
