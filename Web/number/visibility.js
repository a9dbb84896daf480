/** Tracks whether elements are visible: in the viewport of a page in the foreground. */

/** @type {Map<Element, { isOnScreen: boolean, report: (isVisible: boolean) => void }>} */
const watched = new Map();

/** @type {IntersectionObserver | undefined} */
let observer;

/**
 * Calls back whenever an element becomes visible or hidden. Its position isn't known until the next frame.
 *
 * @param {Element} element
 * @param {boolean} isOnScreen whether it counts as visible before the first call
 * @param {(isVisible: boolean) => void} report
 * @returns {() => void} ends the watch
 */
export function watchVisibility(element, isOnScreen, report) {
  observer ??= new IntersectionObserver(note);
  if (watched.size === 0) document.addEventListener('visibilitychange', noteAll);
  watched.set(element, { isOnScreen, report });
  observer.observe(element);
  if (document.hidden) report(false);
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
    if (!document.hidden) watch.report(isIntersecting);
  }
}

function noteAll() {
  for (const { isOnScreen, report } of watched.values()) report(isOnScreen && !document.hidden);
}
