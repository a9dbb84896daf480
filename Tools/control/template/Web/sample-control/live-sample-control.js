/**
 * `<live-sample-control><label>Name <input name="name"></label></live-sample-control>`
 *
 * Shows under the field inside it whether it is filled. The field stays the page's own.
 *
 * @fires live-fill - The field was filled or emptied.
 * @state data-filled - Present while the field is filled.
 * @cssclass .live-sample-control-bar - The bar.
 */

import { define, liveElement } from '../core/live-element.js';
import { MovingProperty } from '../core/motion.js';
import { textFieldsIn, watchField } from '../field/field-watcher.js';
import { readSampleControlAnswer } from './wire.js';

/** @typedef {import('../core/loader.js').LiveControls} LiveControls */
/** @typedef {import('../field/field-watcher.js').TextField} TextField */

export class LiveSampleControl extends liveElement('live_sample_control', {}) {
  #bar = document.createElement('span');
  /** @type {MovingProperty | undefined} */
  #length;

  constructor() {
    super();
    this.#bar.className = 'live-sample-control-bar';
    this.#bar.ariaHidden = 'true';
  }

  /** @override */
  get isWhole() {
    return this.#bar.parentNode === this;
  }

  /** The first text field inside. @override */
  find() {
    return textFieldsIn(this).slice(0, 1);
  }

  /**
   * @override
   * @param {TextField[]} subjects
   * @param {LiveControls} controls
   */
  enter([field], controls) {
    const { core, memory } = controls;
    this.append(...this.own(this.#bar));
    const length = (this.#length = new MovingProperty(controls, this.#bar, (share) => ({ scale: `${share} 1` })));
    this.atEnd(() => length.stop());
    this.handle = core.live_sample_control_create(memory.write(field?.value ?? ''));
    if (field) this.atEnd(watchField(field, (text) => this.send(core.live_sample_control_text, memory.write(text))));
    this.tellOfMotion();
  }

  /**
   * @override
   * @param {import('../core/memory.js').RecordReader} record
   */
  read(record) {
    return readSampleControlAnswer(record);
  }

  /**
   * @override
   * @param {import('./wire.js').SampleControlAnswer & { time: number }} answer
   */
  take({ isFilled, length, lengthMotion, filled, time }) {
    this.mark('filled', isFilled ? '' : undefined);
    this.#length?.move(length, lengthMotion, time);
    if (filled !== undefined) this.dispatch('live-fill', { isFilled: filled });
  }
}

define('live-sample-control', LiveSampleControl);
