/** Draws the counter and the ring beside the page's own input or text area. */

import { writeAttribute } from '../core/attributes.js';
import { setText } from '../core/text.js';
import { importScript } from '../host/parts.js';

/** @typedef {import('./wire.js').LimitedFieldAnswer} LimitedFieldAnswer */

export class LimitedDrawing {
  adornment = document.createElement('span');
  #counter = document.createElement('span');
  #digits = document.createElement('span');
  /** @type {Element | undefined} */
  #ring;

  constructor() {
    this.adornment.className = 'live-limited-field-adornment';
    this.#counter.className = 'live-limited-field-counter';
    this.#counter.ariaHidden = 'true';
    this.#counter.append(this.#digits);
    this.adornment.append(this.#counter);
  }

  /**
   * @param {LimitedFieldAnswer} answer
   * @param {HTMLElement & { ring: boolean, wording: string }} host
   */
  show({ counter, widestCounter, isCounterVisible }, host) {
    // A counter in words loads them.
    if (host.wording === 'count') {
      setText(this.#digits, counter);
      writeAttribute(this.#counter, 'data-widest', widestCounter);
    }
    this.#counter.toggleAttribute('data-hidden', !isCounterVisible);
    if (host.ring) return this.#showRing(host);
    this.#ring?.remove();
    this.#ring = undefined;
  }

  /** @param {HTMLElement} host */
  #showRing(host) {
    // Pages without rings don't load the ring's script.
    if (!this.#ring && !customElements.get('live-count-ring')) {
      importScript('live-count-ring', '../count-ring/live-count-ring.js')
        .catch((error) => console.warn('LiveControls: live-count-ring.js could not be loaded; the field has no ring.', error));
    }
    const ring = (this.#ring ??= document.createElement('live-count-ring'));
    for (const name of ['limit', 'unit', 'also', 'weights', 'warn-at']) writeAttribute(ring, name, host.getAttribute(name));
    if (!ring.parentNode) this.#counter.after(ring);
  }

  /** @param {{ scale: number, opacity: number, duration: number }} pulse whose duration covers one direction, in seconds */
  pulse({ scale, opacity, duration }) {
    const rest = { scale: '1', opacity: '1' };
    const frames = [{ ...rest, easing: 'ease-out' }, { scale: String(scale), opacity: String(opacity), easing: 'ease-in' }, rest];
    this.adornment.animate(frames, { duration: 2 * duration * 1000 });
  }
}
