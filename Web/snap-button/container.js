/** The container of a snap button, the viewport or an element: its size and the insets to keep clear. */

import { windowOf, zoomOf } from '../core/context.js';

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
 * Returns the position of a pointer in an element's container, which a transform may have moved and scaled.
 *
 * @param {HTMLElement} element
 * @param {PointerEvent} event
 */
export function pointerPosition(element, { clientX: x, clientY: y }) {
  const container = containerOf(element);
  if (!container) return { x: x / zoomOf(element), y: y / zoomOf(element) };
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
  // An element that was moved or cloned has the attribute, but has left the top layer.
  if (dataset.phase !== 'idle' || !place || !element.showPopover || element.matches(':popover-open')) return;
  const zoom = zoomOf(element);
  const { left, width, top } = element.getBoundingClientRect();
  // A hidden element has no width.
  if (!width || (Math.abs(top) < zoom && Math.abs(left + width / 2 - place.x * zoom) < zoom)) return;
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
  const view = windowOf(element);
  const zoom = zoomOf(element);
  const size = container ? { width: container.clientWidth, height: container.clientHeight } : viewportSize(element);
  const covered = container ? { top: 0, bottom: 0 } : coveredByKeyboard(view.innerHeight, view.visualViewport);
  return {
    container: container ?? element.ownerDocument,
    size,
    itemSize: { width: button.offsetWidth, height: button.offsetHeight },
    insets: {
      top: Math.max(pixels(style.scrollPaddingTop), covered.top / zoom),
      leading: pixels(style.scrollPaddingInlineStart),
      bottom: Math.max(pixels(style.scrollPaddingBottom), covered.bottom / zoom),
      trailing: pixels(style.scrollPaddingInlineEnd),
    },
    isRightToLeft: style.direction === 'rtl',
  };
}

/**
 * Returns the size of the viewport without its scroll bars, in an element's pixels.
 *
 * @param {Element} element
 */
export function viewportSize(element) {
  const { documentElement } = element.ownerDocument;
  const zoom = zoomOf(element);
  return { width: (documentElement.clientWidth * zoomOf(documentElement)) / zoom, height: windowOf(element).innerHeight / zoom };
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
  return parseFloat(length) || 0;
}

/**
 * Calls back when an element's layout may have changed.
 *
 * @param {HTMLElement} element
 * @param {HTMLElement} button
 * @param {() => void} listener
 * @param {() => void} restore called when the page has written the element's `style` attribute
 * @param {AbortSignal} signal ends the watch
 */
export function watchLayout(element, button, listener, restore, signal) {
  const view = windowOf(element);
  const keep = () => keepInView(element);
  view.addEventListener('scroll', keep, { signal, capture: true, passive: true });
  view.addEventListener('resize', listener, { signal });
  // In the style sheet, a change of the insets is a transition.
  element.addEventListener('transitionend', ({ target }) => target === element && listener(), { signal });
  for (const type of ['resize', 'scroll']) view.visualViewport?.addEventListener(type, listener, { signal });
  const sizes = new ResizeObserver(() => {
    listener();
    keep();
  });
  sizes.observe(button);
  sizes.observe(containerOf(element) ?? element.ownerDocument.documentElement);
  // A fixed element leaves the top of the viewport when a scrolled box around it gets a transform, a filter, or the like.
  const moves = new IntersectionObserver(keep, { root: element.ownerDocument, rootMargin: '0px 0px -100%' });
  moves.observe(element);
  const styles = new MutationObserver(() => {
    if (element.style.translate && button.style.translate) return;
    restore();
    keep();
  });
  for (const styled of [element, button]) styles.observe(styled, { attributeFilter: ['style'] });
  signal.addEventListener('abort', () => {
    for (const observer of [sizes, moves, styles]) observer.disconnect();
  });
}
