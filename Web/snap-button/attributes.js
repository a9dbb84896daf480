/** What a snapping button's attributes say, mirrored by properties as HTML's own elements do. */

import { integerAttribute } from '../core/attributes.js';

/** In the order of `SnapArea`. */
const areas = ['trailing', 'leading', 'top', 'bottom', 'edges', 'corners'];

const defaultHold = 300; // milliseconds
const defaultInset = 20; // pixels

/** An element with the attributes of a snapping button. */
export class SnapButtonElement extends HTMLElement {
  static observedAttributes = ['area', 'hold', 'inset'];

  /** @protected */
  get areaCode() {
    return Math.max(0, areas.indexOf(this.getAttribute('area') ?? ''));
  }

  /** Where the button may rest: `trailing`, `leading`, `top`, `bottom`, `edges` or `corners`. */
  get area() {
    return areas[this.areaCode];
  }

  set area(area) {
    this.setAttribute('area', area);
  }

  /** How long a press lasts before it lifts the button, in milliseconds. */
  get hold() {
    return integerAttribute(this, 'hold', defaultHold);
  }

  set hold(hold) {
    this.setAttribute('hold', String(hold));
  }

  /** How far the button stays from the sides of its area, in pixels. */
  get inset() {
    return integerAttribute(this, 'inset', defaultInset);
  }

  set inset(inset) {
    this.setAttribute('inset', String(inset));
  }

  /** The name under which the place is kept in this browser; empty for not at all. */
  get persist() {
    return this.getAttribute('persist') ?? '';
  }

  set persist(key) {
    this.setAttribute('persist', key);
  }
}
