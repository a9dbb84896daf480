/** Several buttons on a page, none of which rests on another. A page with one button doesn't load this, nor the core that it needs. */

import { gestureFrameForm } from '../core/wire.js';

/** @typedef {{ x: number, y: number }} Point */

/** The number of buttons beside which a place can be found in a few milliseconds. */
const most = 32;

/**
 * The visible buttons in the order in which they came to their places. A button gives way to those before it, so that two never
 * wait for each other.
 *
 * @type {Set<Neighbor>}
 */
const neighbors = new Set();

export class Neighbor {
  /** Where the button rests, or rested before it was lifted. */
  center = { x: 0, y: 0 };
  size = { width: 0, height: 0 };
  /**
   * The node in which it floats. Buttons in others don't count, because these may scroll by themselves.
   *
   * @type {Node | undefined}
   */
  container;
  /** Everything else that its place depends on. */
  layout = '';
  #controls;
  #send;

  /**
   * @param {import('../core/loader.js').LiveControls} controls
   * @param {() => void} send sends the button's settings to its model
   */
  constructor(controls, send) {
    this.#controls = controls;
    this.#send = send;
  }

  /**
   * Notes the layout of the button, before its settings are sent.
   *
   * @param {{ container: Node, itemSize: { width: number, height: number } }} measured
   */
  measure({ container, ...layout }) {
    this.container = container;
    this.size = layout.itemSize;
    this.layout = JSON.stringify(layout);
    this.#showOthers();
  }

  /**
   * Notes where the button rests, or will rest.
   *
   * @param {import('./wire.js').SnapButtonAnswer} answer
   */
  rest({ phase, center }) {
    if (phase === 'idle' || phase === 'snapping') this.center = center;
  }

  /** Shows the core the buttons to which this one gives way, for the next call. */
  #showOthers() {
    const all = [...neighbors, this];
    const others = all.slice(0, all.indexOf(this)).filter(({ container }) => container === this.container);
    const { core, memory } = this.#controls;
    core.live_neighbors_avoid(memory.write(others.slice(0, most), { list: gestureFrameForm }));
  }

  /**
   * Sends the button's settings. After a change of the layout, sends those of all buttons in their order, because it can concern all,
   * and each has to know where those before it are.
   *
   * @param {() => void} measure
   */
  arrange(measure) {
    const before = this.layout;
    measure();
    if (!this.size.width) neighbors.delete(this);
    else if (this.layout !== before && neighbors.has(this)) return neighbors.forEach((each) => each.#send());
    else neighbors.add(this);
    this.#send();
  }

  /**
   * Makes the button the last, before an event that moves it to another place.
   *
   * @param {{ pointer?: object }} event
   * @param {string} phase
   */
  expect({ pointer }, phase) {
    if (pointer && !('up' in pointer && phase === 'dragging')) return;
    if (neighbors.delete(this)) neighbors.add(this);
    this.#showOthers();
  }

  leave() {
    neighbors.delete(this);
  }
}
