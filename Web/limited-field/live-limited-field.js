/**
 * `<live-limited-field limit="160" unit="characters" overflow="refuse" ring>`
 *
 * Adds a limit and a counter to the input or text area inside it. The field remains the page's own: submission, reset,
 * autofill, and undo work as usual, and there's no `maxlength`. The `overflow` attribute determines whether the field rejects
 * an edit past the limit, trims its insertion, or allows it. An input method's composition stays unchanged until it ends. For
 * each rejected or trimmed edit, the element dispatches `live-limit`, pulses the counter, and announces the edit one second
 * later.
 *
 * @fires live-limit - An edit was rejected or trimmed. The event has the numbers of kept and dropped units.
 * @state data-stage - Whether the text fits; absent without a limit.
 * @cssclass .live-limited-field-adornment - The overlay at the field's trailing end, with the counter or the ring.
 * @cssclass .live-limited-field-counter - The counter.
 */

import { flagAttribute, integerAttribute, namedAttribute } from '../core/attributes.js';
import { define, liveElement } from '../core/live-element.js';
import { textUnitNames } from '../core/wire.js';
import { FieldAdornment } from '../field/field-adornment.js';
import { textFieldsIn } from '../field/field-watcher.js';
import { FieldDescription, FieldError, forgetDescriptions } from '../field/field-messages.js';
import { NativeField } from '../field/native-field.js';
import { announcerFor, say } from '../localization/announcer.js';
import { LimitedDrawing } from './drawing.js';
import { counterDisplayNames, model, readLimitedFieldTextMessage, textOverflowNames } from './wire.js';

export { setMessages } from '../localization/messages.js';

/** @typedef {import('../field/field-watcher.js').TextField} TextField */
/** @typedef {import('./wire.js').LimitedFieldAnswer} Answer */
/** @typedef {{ kept: number, dropped: number, unit: string }} LimitDetail Of a `live-limit` event. */

export class LiveLimitedField extends liveElement(model, {
  /** The largest amount of text; zero or less for no limit. */
  limit: integerAttribute('limit', 0),
  /** The counted unit: `characters` are grapheme clusters, `twitter` and `sms` are weighted. */
  unit: namedAttribute('unit', textUnitNames),
  /** How to handle an edit past the limit. */
  overflow: namedAttribute('overflow', textOverflowNames),
  /** When the counter is visible; `editing`: while the field has focus. */
  counter: namedAttribute('counter', counterDisplayNames),
  /** Whether to show a ring instead of the counter. */
  ring: flagAttribute('ring'),
}) {
  #drawing = new LimitedDrawing();
  #description = new FieldDescription(this);
  #error = new FieldError(this);
  /** @type {TextField | undefined} */
  #field;
  /** @type {NativeField<Answer> | undefined} */
  #native;
  /** @type {Answer | undefined} */
  #latest;

  /** The number of units in the field's text. */
  get count() {
    return this.#latest?.count ?? 0;
  }

  /** The part of the field's text over the limit, in UTF-16 offsets; `null` if all of it fits. */
  get overflowRange() {
    return this.#latest?.overflow ?? null;
  }

  /**
   * The SMS encoding of the text, its number of parts, and the units remaining in the last part; `null` unless the unit is
   * `sms`.
   */
  get textMessage() {
    if (!this.controls || !this.handle) return null;
    const { core, memory } = this.controls;
    const message = readLimitedFieldTextMessage(memory.record(core.live_limited_field_text_message(this.handle)));
    return message ? { encoding: message.encoding, parts: message.partCount, remaining: message.remainingInPart } : null;
  }

  /** @override */
  get isIntact() {
    return this.#drawing.adornment.parentNode === this;
  }

  /** Returns the first text field inside. @override */
  querySubjects() {
    return textFieldsIn(this).slice(0, 1);
  }

  /**
   * @override
   * @param {TextField[]} subjects
   */
  attach([field]) {
    const { adornment } = this.#drawing;
    this.append(...this.markParts(adornment));
    adornment.append(this.#description.element);
    this.#field = field;
    if (!field) return;
    forgetDescriptions(field);
    this.create(field.value);
    const native = new NativeField(field, {
      asks: true,
      selects: false,
      send: (event) => this.request({ field: event }),
      show: (answer) => this.#show(answer),
    });
    this.#native = native;
    announcerFor(this);
    this.watchSettings();
    native.adopt();
    const placed = new FieldAdornment(this, field, adornment);
    this.onDetach(() => {
      native.end();
      placed.end();
      this.#description.show();
      this.#error.show();
    });
  }

  /** @override */
  get corePart() {
    return this.unit === 'twitter' ? 'twitter' : '';
  }

  /** @override */
  get settings() {
    const { limit: maximum, unit, overflow, counter, prefersReducedMotion } = this;
    return { limit: { maximum, unit }, overflow, counter, prefersReducedMotion };
  }

  /** @override */
  localize() {
    this.#description.localize();
    this.#error.localize();
  }

  /**
   * @override
   * @param {Answer} answer
   */
  apply(answer) {
    this.#native?.carryOut(answer);
  }

  /** @param {Answer} answer */
  #show(answer) {
    this.#latest = answer;
    const { stage, limited, pulse, announce, wake } = answer;
    this.mark('stage', stage);
    this.#drawing.show(answer, this.ring ? { limit: this.limit, unit: this.unit } : undefined);
    // The ring also describes the field.
    this.#description.show(this.#field, this.ring ? undefined : answer.description);
    this.#error.show(this.#field, answer.error);
    if (pulse) this.#drawing.pulse(pulse);
    say(announce, this);
    this.wakeAt(wake);
    /** @type {LimitDetail | undefined} */
    const detail = limited && { ...limited, unit: this.unit };
    if (detail) this.dispatch('live-limit', detail);
  }
}

define('live-limited-field', LiveLimitedField);
