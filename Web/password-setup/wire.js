// Written by Tools/wire/build.py from the declarations of the core.

import { textFieldEventForm } from '../field/wire.js';
import { readMessage } from '../localization/wire.js';

/** `NamedPolicy`: The policies with a name. */
export const namedPolicyNames = /** @type {const} */ (['classic', 'nist', 'nist-second-factor']);

/** `PasswordSetupGate`: The way in which a password setup prevents a submission before all requirements are met. */
export const passwordSetupGateNames = /** @type {const} */ (['disable', 'report']);

/** `PasswordSetupField`: A field of a password setup. */
export const passwordSetupFieldNames = /** @type {const} */ (['entry', 'confirmation']);

/**
 * A line of the checklist.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readPasswordSetupPresentationLine(record) {
  return {
    /** The message that describes the rule's requirement. */
    message: readMessage(record),
    /** The characters in the message, in the password-rules syntax, or an empty string if it names none. */
    characters: record.text(),
    /** The standing of the rule. */
    standing: standingNames[record.number()],
  };
}
/** @typedef {ReturnType<typeof readPasswordSetupPresentationLine>} PasswordSetupPresentationLine */

/** `PasswordSetupPresentation.Standing`: The standing of a line in the checklist, or of the line about the confirmation. */
export const standingNames = /** @type {const} */ (['neutral', 'met', 'unmet']);

/**
 * The validation error that prevents submission, and the field in which the person can correct it.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readPasswordSetupPresentationValidationError(record) {
  return {
    /** The field with the error: the entry until it meets every rule, then the confirmation. */
    field: passwordSetupFieldNames[record.number()],
    /**
     * The message of the first rule that isn't met. If all rules are met, it states that the entry is required or that the two fields
     * differ.
     */
    message: readMessage(record),
    /** The characters in the message, as in `Line/characters`, or an empty string if it names none. */
    characters: record.text(),
  };
}
/** @typedef {ReturnType<typeof readPasswordSetupPresentationValidationError>} PasswordSetupPresentationValidationError */

/** `PasswordStrength.Score`: The kind of attack that a password withstands, in five steps. */
export const passwordStrengthScoreNames = /** @type {const} */ (['very-weak', 'weak', 'fair', 'good', 'strong']);

/**
 * An error in a text in the password-rules syntax, and its position.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readPasswordRulesError(record) {
  return {
    /** The reason of the error. */
    reason: passwordRulesErrorReasonNames[record.number()],
    /** The position of the error, as a UTF-16 offset. */
    offset: record.number(),
  };
}
/** @typedef {ReturnType<typeof readPasswordRulesError>} PasswordRulesError */

/** `PasswordRulesError.Reason`: The reason of an error. */
export const passwordRulesErrorReasonNames = /** @type {const} */ ([
  'property-expected', 'unknown-property', 'colon-expected', 'number-expected', 'class-expected', 'unknown-class',
  'unclosed-class', 'separator-expected', 'comma-expected',
]);

/** The form of `DescribedPasswordSetup`: Settings as the page describes them. */
export const describedPasswordSetupForm = {
  policy: namedPolicyNames,
  rules: '',
  words: { list: '' },
  requiresConfirmation: false,
  gate: passwordSetupGateNames,
  checksBreaches: false,
  strengthYear: 0,
};

/** The form of `PasswordSetupEvent`: An event that a password setup handles. */
export const passwordSetupEventForm = { cases: {
  field: { event: textFieldEventForm, in: passwordSetupFieldNames },
  capsLockChanged: false,
  breachesChecked: { isBreached: false },
  submitted: {},
  settingsChanged: describedPasswordSetupForm,
  woke: {},
} };

/**
 * The model's response to an event.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readPasswordSetupAnswer(record) {
  return {
    /** A line for each rule, in the order of the policy. */
    lines: record.list(readPasswordSetupPresentationLine),
    /** The standing of the confirmation. */
    match: standingNames[record.number()],
    /** The text of the line about the confirmation, or `undefined` if there is none. */
    matchMessage: record.optional(readMessage),
    /** A Boolean value that indicates whether the password meets all requirements and the form can be submitted. */
    isValid: record.flag(),
    /** A Boolean value that indicates whether the submit button is enabled. */
    isSubmitEnabled: record.flag(),
    /** The error that prevents submission, or `undefined` if `isValid` is `true`. */
    error: record.optional(readPasswordSetupPresentationValidationError),
    /**
     * The field with the focus while Caps Lock is on, otherwise `undefined`. The field shows the message
     * `ControlMessage/Key/passwordCapsLock`.
     */
    capsLockField: record.optional(() => passwordSetupFieldNames[record.number()]),
    /** The strength of the password, or `undefined` if no strength is shown or there's no password. */
    score: record.optional(() => passwordStrengthScoreNames[record.number()]),
    /** The message that describes the strength. */
    scoreMessage: record.optional(readMessage),
    /** The reason why the password is easy to guess. */
    warning: record.optional(readMessage),
    /** The suggestion that helps most. */
    suggestion: record.optional(readMessage),
    /** The policy in the password-rules syntax, for password managers. */
    passwordRules: record.text(),
    /** Move the focus to this field. */
    focus: record.optional(() => passwordSetupFieldNames[record.number()]),
    /** Announce this message politely through assistive technology. */
    announce: record.optional(readMessage),
    /** Send `PasswordSetupEvent/woke` at this time, in seconds on the clock of the events. Replaces any earlier wake-up. */
    wake: record.optional(() => record.number()),
    /**
     * Look up the entry in a list of breached passwords, unless the text changes within half a second. It meets all other rules, and
     * isn't valid until you send `PasswordSetupEvent/breachesChecked(isBreached:)` with the result.
     */
    checkBreaches: record.flag(),
  };
}
/** @typedef {ReturnType<typeof readPasswordSetupAnswer>} PasswordSetupAnswer */

/**
 * The result of parsing password rules.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readPasswordRulesAnswer(record) {
  return {
    error: record.optional(readPasswordRulesError),
    text: record.text(),
  };
}
/** @typedef {ReturnType<typeof readPasswordRulesAnswer>} PasswordRulesAnswer */

/** The model in the core: its exports, and the forms of its settings, initial value, and events. */
export const model = {
  exports: 'live_password_setup',
  settings: describedPasswordSetupForm,
  event: passwordSetupEventForm,
  read: readPasswordSetupAnswer,
};
