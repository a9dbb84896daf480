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

import { flagAttribute, integerAttribute, namedAttribute, textAttribute } from '../core/attributes.js';
import { insetsIn } from '../core/context.js';
import { hideFromHydration } from '../core/hydration.js';
import { limitSettings, partForLimit } from '../core/limit.js';
import { define, liveElement } from '../core/live-element.js';
import { adoptStyle } from '../core/style.js';
import { setText } from '../core/text.js';
import { textUnitNames } from '../core/wire.js';
import { FieldAdornment } from '../field/field-adornment.js';
import { isTextField } from '../field/field-watcher.js';
import { FieldDescription, FieldError, forgetDescriptions } from '../field/field-messages.js';
import { NativeField } from '../field/native-field.js';
import { announcerFor, say } from '../localization/announcer.js';
import { messageText } from '../localization/messages.js';
import { partIfAvailable } from '../host/parts.js';
import { LimitedDrawing } from './drawing.js';
import { counterDisplayNames, model, textOverflowNames } from './wire.js';

export { setMessages } from '../localization/messages.js';

/** @typedef {import('../field/field-watcher.js').TextField} TextField */
/** @typedef {import('./wire.js').LimitedFieldAnswer} Answer */
/** @typedef {{ kept: number, dropped: number, unit: string }} LimitDetail Of a `live-limit` event. */

const wordings = /** @type {const} */ (['count', 'remaining']);
const places = /** @type {const} */ (['inside', 'above', 'below']);

export class LiveLimitedField extends liveElement(model, {
  /** The largest amount of text; zero or less for no limit. */
  limit: integerAttribute('limit', 0),
  /** The counted unit: `characters` are grapheme clusters; `twitter`, `mastodon`, and `sms` are those of posts and messages. */
  unit: namedAttribute('unit', textUnitNames),
  /** How to handle an edit past the limit. */
  overflow: namedAttribute('overflow', textOverflowNames),
  /** When the counter is visible; `editing`: while the field has focus; `near`: near the limit, over it, and below the minimum. */
  counter: namedAttribute('counter', counterDisplayNames),
  /** Whether to show a ring instead of the counter. */
  ring: flagAttribute('ring'),
  /** The smallest amount of text. A shorter text is invalid, unless it is empty. */
  minimum: integerAttribute('minimum', 0),
  /** Further limits that apply at the same time, such as `3000 utf8`, separated by commas. */
  also: textAttribute('also'),
  /** Weights in place of the unit, such as `U+0-7F 0.5, U+4E00-9FFF 2`: code points, and `*` for all others. */
  weights: textAttribute('weights'),
  /** How many units remain when a counter that is shown `near` the limit appears. */
  warnAt: integerAttribute('warn-at', 10),
  /** What the counter says: `12/160`, or what remains, such as `148 left`. */
  wording: namedAttribute('wording', wordings),
  /** Where the counter is: at the end inside the field, or beside it. */
  place: namedAttribute('place', places),
  /** Whether a text area grows with its text. */
  grow: flagAttribute('grow'),
}) {
  #drawing = new LimitedDrawing();
  #description = new FieldDescription(this);
  #error = new FieldError(this);
  /** @type {TextField | undefined} */
  #field;
  /** @type {NativeField<Answer> | undefined} */
  #native;
  /** @type {FieldAdornment | undefined} */
  #placed;
  /** @type {Answer | undefined} */
  #latest;
  /**
   * What few fields need; `null` while it is loading.
   *
   * @type {import('./extras.js').LimitedExtras | null | undefined}
   */
  #extras;

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
    const { controls, handle } = this;
    return (handle && controls?.rules?.textMessageOf?.(controls, handle)) || null;
  }

  /** @override */
  get isIntact() {
    return this.#drawing.adornment.parentNode === this;
  }

  /** Returns the first text field inside. @override */
  querySubjects() {
    return [...this.querySelectorAll('input, textarea')].filter(isTextField).slice(0, 1);
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
    this.#placed = placed;
    this.onDetach(() => {
      native.end();
      placed.end();
      this.#extras?.end();
      this.#extras = undefined;
      this.#description.show();
      this.#error.show();
    });
  }

  /** @override */
  get corePart() {
    return partForLimit(this);
  }

  /** @override */
  get settings() {
    const { minimum, overflow, counter, warnAt, prefersReducedMotion } = this;
    return { limit: { ...limitSettings(this, this.controls), minimum }, overflow, counter, warnAt, prefersReducedMotion };
  }

  /** @override */
  localize() {
    this.#description.localize();
    this.#error.localize();
    // The page may provide the extras later.
    this.#extras ??= undefined;
    this.#extend();
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
    this.#drawing.show(answer, this);
    this.#extend();
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

  /** Loads and shows what few fields need. */
  async #extend() {
    const { signal } = this;
    const field = this.#field;
    const answer = this.#latest;
    if (!field || !answer) return;
    if (this.#extras === undefined && (answer.overflow || this.grow || this.place !== 'inside' || this.wording !== 'count')) {
      this.#extras = null;
      const Extras = await partIfAvailable('limited-field-extras', 'the field has no extras');
      if (!Extras || signal.aborted) return;
      this.#extras ??= new Extras(this, field, this.#placed, { textOf: messageText, setText, adopt: adoptStyle, hide: hideFromHydration, insetsIn });
    }
    this.#extras?.show(this.#latest ?? answer);
  }
}

define('live-limited-field', LiveLimitedField);
