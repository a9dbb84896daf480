// Written by Tools/wire/build.py from the declarations of the core.

/** `TextUnit`: The unit in which a text limit counts. */
export const textUnitNames = /** @type {const} */ ([
  'characters', 'utf16', 'utf8', 'scalars', 'twitter', 'sms', 'words', 'mastodon', 'weighted',
]);

/**
 * A movement that starts with an event: its start, its velocity, and its motion.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readMotionPath(record) {
  return {
    /** The value at the start of the movement. */
    start: record.number(),
    /** The velocity at the start of the movement, in units of the value per second. */
    velocity: record.number(),
    /** The motion that the movement follows. */
    motion: record.motion(),
  };
}
/** @typedef {ReturnType<typeof readMotionPath>} MotionPath */

/**
 * The encoding of a text as a text message, the number of its parts, and the remaining room.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readSMSMeasurement(record) {
  return {
    /** The alphabet that the text requires. */
    encoding: smsMeasurementEncodingNames[record.number()],
    /** The number of parts of the message. An empty text has one part. */
    partCount: record.number(),
    /** The number of units that still fit in the last part. */
    remainingInPart: record.number(),
  };
}
/** @typedef {ReturnType<typeof readSMSMeasurement>} SMSMeasurement */

/** `SMSMeasurement.Encoding`: The alphabet of a message. */
export const smsMeasurementEncodingNames = /** @type {const} */ (['gsm7', 'ucs2']);

/**
 * A corner of the polyline.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readEasingTablePoint(record) {
  return {
    /** The elapsed fraction of the duration, 0…1. */
    offset: record.number(),
    /** The completed fraction of the distance, which exceeds 1 where the spring overshoots. */
    value: record.number(),
  };
}
/** @typedef {ReturnType<typeof readEasingTablePoint>} EasingTablePoint */

/**
 * The texts that are drawn around the sections of a field, such as `+1 (`, without outer spaces.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readSectionAffixes(record) {
  return {
    /** The text before the first section. */
    prefix: record.text(),
    /** The text after the last section. */
    suffix: record.text(),
  };
}
/** @typedef {ReturnType<typeof readSectionAffixes>} SectionAffixes */

/**
 * A telephone number for a page.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readPhoneDetails(record) {
  return {
    /** The number in the form of the standard E.164. One that isn't valid can have a national prefix after its calling code. */
    e164: record.text(),
    /** The number as it's written in its country. */
    national: record.text(),
    /** The number as it's written in other countries. */
    international: record.text(),
    /** The country of a valid number, in two letters. */
    country: record.optional(() => record.text()),
    /** The kind of a valid number. */
    kind: record.optional(() => phoneNumberKindNames[record.number()]),
    /** Whether numbers of the country can have this length. */
    length: phoneNumberLengthNames[record.number()],
  };
}
/** @typedef {ReturnType<typeof readPhoneDetails>} PhoneDetails */

/** `PhoneNumber.Kind`: The kind of a valid number. */
export const phoneNumberKindNames = /** @type {const} */ ([
  'premium-rate', 'toll-free', 'shared-cost', 'voip', 'personal', 'pager', 'universal-access', 'voicemail', 'fixed-line',
  'mobile', 'fixed-line-or-mobile',
]);

/** `PhoneNumber.Length`: The result of comparing a number's length with those in its country. */
export const phoneNumberLengthNames = /** @type {const} */ (['possible', 'local-only', 'too-short', 'too-long', 'between']);

/**
 * A position, a distance, or a velocity in the plane, in the host's points. The *x* coordinate increases to the right and *y*
 * increases downward.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readGesturePoint(record) {
  return {
    /** The horizontal coordinate. It increases to the right in every writing direction, like a pointer's coordinate. */
    x: record.number(),
    /** The vertical coordinate, which increases downward. */
    y: record.number(),
  };
}
/** @typedef {ReturnType<typeof readGesturePoint>} GesturePoint */

/** The form of `TextLimit`: A limit on the length of a text, in a unit of your choice. */
export const textLimitForm = { maximum: 0, unit: textUnitNames, minimum: 0, rules: 0 };

/**
 * The form of `GestureSize`: A width and a height, in the host's points. Negative numbers, NaN, and infinities count as zero, and
 * numbers above 10¹⁰⁰ count as 10¹⁰⁰.
 */
export const gestureSizeForm = { width: 0, height: 0 };

/**
 * The form of `GesturePoint`: A position, a distance, or a velocity in the plane, in the host's points. The *x* coordinate
 * increases to the right and *y* increases downward.
 */
export const gesturePointForm = { x: 0, y: 0 };

/** The form of `GestureFrame`: A rectangle around a center, in the host's points. */
export const gestureFrameForm = { center: gesturePointForm, size: gestureSizeForm };

/**
 * The SMS encoding and parts of the text; absent for other units.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readLimitedFieldTextMessage(record) {
  return record.optional(readSMSMeasurement);
}
/** @typedef {ReturnType<typeof readLimitedFieldTextMessage>} LimitedFieldTextMessage */

/**
 * An easing's duration in seconds and its points, for the CSS `linear()` function.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readEasing(record) {
  return {
    /** The duration of the easing, in seconds. */
    duration: record.number(),
    /** The corners, at least two, ordered by their offsets from 0 to 1. */
    points: record.list(readEasingTablePoint),
  };
}
/** @typedef {ReturnType<typeof readEasing>} Easing */

/**
 * The position and velocity of a spring.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readSpringState(record) {
  return {
    value: record.number(),
    velocity: record.number(),
  };
}
/** @typedef {ReturnType<typeof readSpringState>} SpringState */

/**
 * The texts around the sections of a pattern; absent if there are none.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readSectionedFieldAffixes(record) {
  return record.optional(readSectionAffixes);
}
/** @typedef {ReturnType<typeof readSectionedFieldAffixes>} SectionedFieldAffixes */

/**
 * The telephone number in a field; absent if there is none.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readSectionedFieldPhoneNumber(record) {
  return record.optional(readPhoneDetails);
}
/** @typedef {ReturnType<typeof readSectionedFieldPhoneNumber>} SectionedFieldPhoneNumber */

/**
 * The value of a text.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readSectionedFieldValue(record) {
  return {
    /** The value: a plain decimal, or a date in the form of ISO 8601. */
    value: record.text(),
  };
}
/** @typedef {ReturnType<typeof readSectionedFieldValue>} SectionedFieldValue */
