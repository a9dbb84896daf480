/** Tracks whether elements are visible: in the viewport of a page in the foreground. */

/** @type {Map<Element, { isOnScreen: boolean, tell: (isVisible: boolean) => void }>} */
const watched = new Map();

/** @type {IntersectionObserver | undefined} */
let observer;

/**
 * Calls back whenever an element becomes visible or hidden. Before the first call, it counts as visible, because its position
 * isn't known until the next frame.
 *
 * @param {Element} element
 * @param {(isVisible: boolean) => void} tell
 * @returns {() => void} ends the watch
 */
export function watchVisibility(element, tell) {
  observer ??= new IntersectionObserver(note);
  if (watched.size === 0) document.addEventListener('visibilitychange', noteAll);
  watched.set(element, { isOnScreen: true, tell });
  observer.observe(element);
  if (document.hidden) tell(false);
  return () => {
    observer?.unobserve(element);
    watched.delete(element);
    if (watched.size === 0) document.removeEventListener('visibilitychange', noteAll);
  };
}

/** @param {IntersectionObserverEntry[]} entries */
function note(entries) {
  for (const { target, isIntersecting } of entries) {
    const watch = watched.get(target);
    if (!watch || watch.isOnScreen === isIntersecting) continue;
    watch.isOnScreen = isIntersecting;
    if (!document.hidden) watch.tell(isIntersecting);
  }
}

function noteAll() {
  for (const { isOnScreen, tell } of watched.values()) tell(isOnScreen && !document.hidden);
}
