/**
 * `<live-count-ring for="field-id" limit="280" unit="characters" warn-at="10">`
 *
 * A ring that fills as a person types toward a limit. `for` names a field; without it, the ring counts the nearest field in its
 * form. The ring is visual: assistive technology reads the limit in the field's description and announces the remaining amount
 * one second after the last change.
 *
 * @state data-stage - How near the text is to its limit; absent without one.
 * @cssclass .live-count-ring-picture - The ring.
 * @cssclass .live-count-ring-track - The full circle.
 * @cssclass .live-count-ring-fill - The part of the circle that shows how much of the limit is used.
 * @cssclass .live-count-ring-label - The number in the ring.
 * @cssprop --live-count-ring-size - The ring's diameter.
 */

import { integerAttribute, namedAttribute, textAttribute } from '../core/attributes.js';
import { limitSettings, partForLimit } from '../core/limit.js';
import { define, liveElement } from '../core/live-element.js';
import { MovingProperty } from '../core/motion.js';
import { textUnitNames } from '../core/wire.js';
import { findField, watchFields } from '../field/field-finder.js';
import { watchField } from '../field/field-watcher.js';
import { FieldDescription, forgetDescriptions } from '../field/field-messages.js';
import { announcerFor, say } from '../localization/announcer.js';
import { Drawing } from './drawing.js';
import { model } from './wire.js';

export { setMessages } from '../localization/messages.js';

/** @typedef {import('../core/loader.js').LiveControls} LiveControls */
/** @typedef {import('../field/field-watcher.js').TextField} TextField */

const defaultWarnAt = 10;

export class LiveCountRing extends liveElement(model, {
  /** The ID of the field that the ring counts; empty for the nearest field in its form. */
  htmlFor: textAttribute('for'),
  /** The largest amount of text; zero or less for no limit. */
  limit: integerAttribute('limit', 0),
  /** The counted unit: `characters` are grapheme clusters; `twitter`, `mastodon`, and `sms` are those of posts and messages. */
  unit: namedAttribute('unit', textUnitNames),
  /** How many units remain when the number appears. */
  warnAt: integerAttribute('warn-at', defaultWarnAt),
  /** Further limits that apply at the same time, such as `3000 utf8`, separated by commas. */
  also: textAttribute('also'),
  /** Weights in place of the unit, such as `U+0-7F 0.5, U+4E00-9FFF 2`: code points, and `*` for all others. */
  weights: textAttribute('weights'),
}) {
  #drawing = new Drawing();
  #description = new FieldDescription(this);
  /** @type {TextField | undefined} */
  #field;
  /** @type {MovingProperty | undefined} */
  #fill;
  /** @type {MovingProperty | undefined} */
  #growth;
  /** @type {{ start: number, end: number } | null} */
  #overflow = null;

  /** The part of the field's text over the limit, in UTF-16 offsets; `null` if all of it fits. */
  get overflow() {
    return this.#overflow;
  }

  /** @override */
  get watched() {
    return { childList: true, attributeFilter: ['data-state'] };
  }

  /** @override */
  get isIntact() {
    return this.#drawing.parts.every((part) => part.parentNode === this);
  }

  /** @override */
  querySubjects() {
    const field = findField(this, this.getAttribute('for'));
    return field ? [field] : [];
  }

  /**
   * @override
   * @param {TextField[]} subjects
   * @param {LiveControls} controls
   */
  attach([field], controls) {
    this.#field = field;
    this.replaceChildren(...this.markParts(...this.#drawing.parts, this.#description.element));
    this.#fill = new MovingProperty(controls, this.#drawing.fill, (fraction) => ({ strokeDashoffset: String(100 * (1 - fraction)) }));
    this.#growth = new MovingProperty(controls, this.#drawing.picture, (scale) => ({ scale: String(scale) }));
    this.create(field?.value ?? '');
    this.onDetach(watchFields(this, () => this.refresh()));
    this.onDetach(() => {
      this.#growth?.stop();
      this.#fill?.stop();
      this.#description.show();
    });
    if (field) {
      forgetDescriptions(field);
      this.onDetach(watchField(field, (text, isMarked) => this.send({ field: isMarked ? { composing: text } : { set: text } })));
    }
    announcerFor(this);
    this.watchSettings();
  }

  /** @override */
  get corePart() {
    return partForLimit(this);
  }

  /** @override */
  get settings() {
    return { limit: limitSettings(this, this.controls), warnAt: this.warnAt, prefersReducedMotion: this.prefersReducedMotion };
  }

  /**
   * @override
   * @param {string} name
   */
  change(name) {
    if (name === 'for') this.refresh();
    else super.change(name);
  }

  /** @override */
  localize() {
    this.#description.localize();
  }

  /**
   * @override
   * @param {import('./wire.js').CountRingAnswer & { time: number }} answer
   */
  apply({ stage, label, fraction, fractionMotion, scale, scaleMotion, overflow, description, announce, wake, time }) {
    this.mark('stage', stage);
    this.#overflow = overflow ?? null;
    this.#drawing.show(label, fraction);
    this.#fill?.move(fraction, fractionMotion, time);
    this.#growth?.move(scale, scaleMotion, time);
    this.#description.show(this.#field, description);
    say(announce, this);
    this.wakeAt(wake);
  }
}

define('live-count-ring', LiveCountRing);
