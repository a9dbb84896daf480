/**
 * `<live-limited-field limit="160" unit="characters" overflow="refuse" counter="always" ring>`
 *
 * Gives the input or text area inside it a limit and a counter at its trailing side. The field stays the page's own: it is
 * submitted, reset, filled and undone as ever, and no `maxlength` is set. An edit past the limit is refused, trimmed in its
 * insertion or allowed (`overflow`); an input method's composition is left alone until it ends. Each edit that is refused or
 * trimmed sends `live-limit`, pulses the counter and, a second later, is announced.
 *
 * @fires live-limit - An edit was refused or trimmed: how many units of it were kept and dropped.
 * @state data-stage - Whether the text fits; absent without a limit.
 * @cssclass .live-limited-field-adornment - What lies over the field's trailing end: the counter and the ring.
 * @cssclass .live-limited-field-counter - The counter.
 */

import { flagAttribute, integerAttribute, namedAttribute } from '../core/attributes.js';
import { define, liveElement } from '../core/live-element.js';
import { counting } from '../core/units.js';
import { textUnitNames } from '../core/wire.js';
import { FieldAdornment } from '../field/field-adornment.js';
import { textFieldsIn } from '../field/field-watcher.js';
import { FieldDescription, FieldFault, forgetDescriptions } from '../field/field-words.js';
import { NativeField } from '../field/native-field.js';
import { textFieldEventNames } from '../field/wire.js';
import { announcerFor, say } from '../words/announcer.js';
import { LimitedDrawing } from './drawing.js';
import { counterDisplayNames, readLimitedFieldAnswer, readLimitedFieldTextMessage, textOverflowNames } from './wire.js';

export { setMessages } from '../words/messages.js';

/** @typedef {import('../core/live-element.js').RecordReader} RecordReader */
/** @typedef {import('../core/loader.js').LiveControls} LiveControls */
/** @typedef {import('../field/field-watcher.js').TextField} TextField */
/** @typedef {import('./wire.js').LimitedFieldAnswer} Answer */
/** @typedef {{ kept: number, dropped: number, unit: string }} LimitDetail Of a `live-limit` event. */

export class LiveLimitedField extends counting(liveElement('live_limited_field', {
  /** How much text is allowed; zero or less for no limit. */
  limit: integerAttribute('limit', 0),
  /** What is counted: `characters` are grapheme clusters, `twitter` and `sms` are weighted. */
  unit: namedAttribute('unit', textUnitNames),
  /** What happens to an edit past the limit. */
  overflow: namedAttribute('overflow', textOverflowNames),
  /** When the counter is shown; `editing`: while the field has the focus. */
  counter: namedAttribute('counter', counterDisplayNames),
  /** Whether a ring stands beside the counter. */
  ring: flagAttribute('ring'),
})) {
  #drawing = new LimitedDrawing();
  #description = new FieldDescription(this);
  #fault = new FieldFault(this);
  /** @type {TextField | undefined} */
  #field;
  /** @type {NativeField<Answer> | undefined} */
  #native;
  /** @type {Answer | undefined} */
  #latest;

  /** How many units the field's text holds. */
  get count() {
    return this.#latest?.count ?? 0;
  }

  /** The part of the field's text that is over the limit, in UTF-16 offsets; `null` when all of it fits. */
  get overflowRange() {
    return this.#latest?.overflow ?? null;
  }

  /**
   * How the text is sent as a text message: in which alphabet, in how many parts, and how many units are left in the last part;
   * `null` unless the unit is `sms`.
   */
  get textMessage() {
    if (!this.controls || !this.handle) return null;
    const { core, memory } = this.controls;
    const message = readLimitedFieldTextMessage(memory.record(core.live_limited_field_text_message(this.handle)));
    return message ? { encoding: message.encoding, parts: message.partCount, remaining: message.remainingInPart } : null;
  }

  /** @override */
  get isWhole() {
    return this.#drawing.adornment.parentNode === this;
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
    const { adornment } = this.#drawing;
    this.append(...this.own(adornment));
    adornment.append(this.#description.element);
    this.#field = field;
    if (!field) return;
    forgetDescriptions(field);
    this.handle = core.live_limited_field_create(
      this.limit, textUnitNames.indexOf(this.unit), textOverflowNames.indexOf(this.overflow), counterDisplayNames.indexOf(this.counter),
      memory.write(field.value),
    );
    const native = new NativeField(field, {
      asks: true,
      selects: false,
      send: (kind, start, end, text) =>
        this.ask(core.live_limited_field_event, textFieldEventNames.indexOf(kind), start, end, memory.write(text)),
      show: (answer) => this.#show(answer),
    });
    this.#native = native;
    announcerFor(this);
    this.tellOfMotion();
    native.adopt();
    const placed = new FieldAdornment(this, field, adornment);
    this.atEnd(() => {
      native.end();
      placed.end();
      this.#description.show();
      this.#fault.show();
    });
    this.prepareUnit();
  }

  /**
   * @override
   * @param {string} name
   */
  change(name) {
    const { core } = /** @type {LiveControls} */ (this.controls);
    if (name === 'overflow') this.send(core.live_limited_field_overflow, textOverflowNames.indexOf(this.overflow));
    else if (name === 'counter') this.send(core.live_limited_field_counter, counterDisplayNames.indexOf(this.counter));
    else this.send(core.live_limited_field_limit, this.limit, textUnitNames.indexOf(this.unit));
    if (name === 'unit') this.prepareUnit();
  }

  /** @override */
  speak() {
    this.#description.speak();
    this.#fault.speak();
  }

  /**
   * @override
   * @param {RecordReader} record
   */
  read(record) {
    return readLimitedFieldAnswer(record);
  }

  /**
   * @override
   * @param {Answer} answer
   */
  take(answer) {
    this.#native?.carryOut(answer);
  }

  /** @param {Answer} answer */
  #show(answer) {
    this.#latest = answer;
    const { stage, limited, pulse, announce, wake } = answer;
    this.mark('stage', stage);
    this.#drawing.show(answer, this.ring ? { limit: this.limit, unit: this.unit } : undefined);
    // The ring describes the field as well.
    this.#description.show(this.#field, this.ring ? undefined : answer.description);
    this.#fault.show(this.#field, answer.fault);
    if (pulse) this.#drawing.pulse(pulse);
    say(announce, this);
    this.wakeAt(wake);
    /** @type {LimitDetail | undefined} */
    const detail = limited && { ...limited, unit: this.unit };
    if (detail) this.dispatch('live-limit', detail);
  }
}

define('live-limited-field', LiveLimitedField);
