/** The container of a snap button, the viewport or an element: its size and the insets to keep clear. */

import { windowOf } from '../core/context.js';

/**
 * Returns the element that an element is positioned in, or `undefined` for the viewport.
 *
 * @param {HTMLElement} element
 * @returns {HTMLElement | undefined}
 */
export function containerOf(element) {
  if (getComputedStyle(element).position === 'fixed') return undefined;
  return /** @type {HTMLElement | null} */ (element.offsetParent) ?? undefined;
}

/**
 * Returns the position of a pointer in a container, which a transform may have moved and scaled.
 *
 * @param {HTMLElement | undefined} container
 * @param {PointerEvent} event
 */
export function pointerPosition(container, { clientX: x, clientY: y }) {
  if (!container) return { x, y };
  const { left, top, width, height } = container.getBoundingClientRect();
  const { offsetWidth, offsetHeight, clientLeft, clientTop } = container;
  return { x: ((x - left) * offsetWidth) / width - clientLeft, y: ((y - top) * offsetHeight) / height - clientTop };
}

/**
 * Keeps a button in view: in a container that scrolls, it stays where it is seen. In a box with a transform, a filter or the like,
 * a fixed element would move with the box, and so the button moves to the top layer.
 *
 * @param {HTMLElement & { place?: { x: number }, showPopover?: () => void }} element
 */
function keepInView(element) {
  const { style, dataset, place } = element;
  const container = containerOf(element);
  if (container) {
    const { scrollLeft, scrollTop } = container;
    if (scrollLeft || style.left) style.left = `${scrollLeft}px`;
    if (scrollTop || style.top) style.top = `${scrollTop}px`;
    return;
  }
  if (dataset.phase !== 'idle' || !place || element.hasAttribute('popover') || !element.showPopover) return;
  const { left, width, top } = element.getBoundingClientRect();
  // A hidden element has no width.
  if (!width || (Math.abs(top) < 1 && Math.abs(left + width / 2 - place.x) < 1)) return;
  element.setAttribute('popover', 'manual');
  element.showPopover();
}

/**
 * Returns the measured parts of a `SnapLayout`, and the node in which the element floats.
 *
 * @param {HTMLElement} element whose `scroll-padding` contains the insets, because it resolves `env()` to pixels
 * @param {HTMLElement} button
 */
export function measure(element, button) {
  const container = containerOf(element);
  const style = getComputedStyle(element);
  const { clientWidth, clientHeight } = container ?? element.ownerDocument.documentElement;
  const view = windowOf(element);
  const height = container ? clientHeight : view.innerHeight;
  const covered = container ? { top: 0, bottom: 0 } : coveredByKeyboard(height, view.visualViewport);
  return {
    container: container ?? element.ownerDocument,
    size: { width: clientWidth, height },
    itemSize: { width: button.offsetWidth, height: button.offsetHeight },
    insets: {
      top: Math.max(pixels(style.scrollPaddingTop), covered.top),
      leading: pixels(style.scrollPaddingInlineStart),
      bottom: Math.max(pixels(style.scrollPaddingBottom), covered.bottom),
      trailing: pixels(style.scrollPaddingInlineEnd),
    },
    isRightToLeft: style.direction === 'rtl',
  };
}

/**
 * Returns the insets that an on-screen keyboard covers. On a zoomed page, nothing counts as covered.
 *
 * @param {number} height
 * @param {VisualViewport | null} visible
 */
function coveredByKeyboard(height, visible) {
  if (!visible || visible.scale > 1.01) return { top: 0, bottom: 0 };
  return { top: visible.offsetTop, bottom: height - visible.offsetTop - visible.height };
}

/** @param {string} length a computed length; `auto` counts as 0 */
function pixels(length) {
  return Number.parseFloat(length) || 0;
}

/**
 * Calls back when an element's layout may have changed.
 *
 * @param {HTMLElement} element
 * @param {HTMLElement} button
 * @param {() => void} listener
 * @param {AbortSignal} signal ends the watch
 */
export function watchLayout(element, button, listener, signal) {
  const view = windowOf(element);
  const keep = () => keepInView(element);
  view.addEventListener('scroll', keep, { signal, capture: true, passive: true });
  view.addEventListener('resize', listener, { signal });
  // Its only transition is that of the insets.
  element.addEventListener('transitionend', ({ target }) => target === element && listener(), { signal });
  view.visualViewport?.addEventListener('resize', listener, { signal });
  view.visualViewport?.addEventListener('scroll', listener, { signal });
  const sizes = new ResizeObserver(() => {
    listener();
    keep();
  });
  sizes.observe(button);
  sizes.observe(containerOf(element) ?? element.ownerDocument.documentElement);
  signal.addEventListener('abort', () => sizes.disconnect());
}
