/** Draws a ring and the number in it. */

import { svgElement } from '../core/svg.js';
import { setText } from '../core/text.js';

export class Drawing {
  track = circle('live-count-ring-track');
  fill = circle('live-count-ring-fill');
  picture = svgElement('svg', { class: 'live-count-ring-picture', viewBox: '0 0 32 32', 'aria-hidden': 'true' });
  label = document.createElement('span');

  constructor() {
    this.picture.append(this.track, this.fill);
    this.label.className = 'live-count-ring-label';
    this.label.ariaHidden = 'true';
  }

  get parts() {
    return [this.picture, this.label];
  }

  /**
   * @param {string} label
   * @param {number} fraction
   */
  show(label, fraction) {
    setText(this.label, label);
    this.label.dataset.length = String(label.length);
    this.fill.toggleAttribute('data-empty', fraction === 0);
  }
}

/** @param {string} name of its class */
function circle(name) {
  return svgElement('circle', { class: name, cx: '16', cy: '16', r: '10.75', pathLength: '100' });
}
