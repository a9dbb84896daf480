// Written by Tools/wire/build.py from the declarations of the core.

import { readMessage } from '../words/wire.js';

/** `NamedPolicy`: The policies that have a name. */
export const namedPolicyNames = /** @type {const} */ (['classic', 'nist']);

/** `PasswordSetupField`: One of the two fields. */
export const passwordSetupFieldNames = /** @type {const} */ (['entry', 'confirmation']);

/**
 * A line of the checklist.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readPasswordSetupPresentationLine(record) {
  return {
    /** What the rule asks for. */
    message: readMessage(record),
    /** The characters in the message, in the password-rules syntax, where it names some; else empty. */
    characters: record.text(),
    /** How the password stands to it. */
    standing: standingNames[record.number()],
  };
}
/** @typedef {ReturnType<typeof readPasswordSetupPresentationLine>} PasswordSetupPresentationLine */

/** `PasswordSetupPresentation.Standing`: How a line of the checklist, or the one about the confirmation, stands. */
export const standingNames = /** @type {const} */ (['neutral', 'met', 'unmet']);

/**
 * Why the form may not be sent, and where the person puts it right.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readPasswordSetupPresentationFault(record) {
  return {
    /** The field to blame: the entry until it meets every rule, then the confirmation. */
    field: passwordSetupFieldNames[record.number()],
    /** What the first rule that is not met asks for; else that the entry must not stay empty, or that the two differ. */
    message: readMessage(record),
    /** The characters in the message, as in `Line/characters`; empty where it names none. */
    characters: record.text(),
  };
}
/** @typedef {ReturnType<typeof readPasswordSetupPresentationFault>} PasswordSetupPresentationFault */

/** `PasswordStrength.Score`: The kind of attack that a password withstands, in five steps. */
export const passwordStrengthScoreNames = /** @type {const} */ (['very-weak', 'weak', 'fair', 'good', 'strong']);

/**
 * A fault of a text in the password-rules syntax, and its place.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readPasswordRulesError(record) {
  return {
    /** What is wrong. */
    reason: passwordRulesErrorReasonNames[record.number()],
    /** The place of the fault, as a UTF-16 offset. */
    offset: record.number(),
  };
}
/** @typedef {ReturnType<typeof readPasswordRulesError>} PasswordRulesError */

/** `PasswordRulesError.Reason`: What is wrong. */
export const passwordRulesErrorReasonNames = /** @type {const} */ ([
  'property-expected', 'unknown-property', 'colon-expected', 'number-expected', 'class-expected', 'unknown-class',
  'unclosed-class', 'separator-expected', 'comma-expected',
]);

/**
 * The answer that the page gets after each event.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readPasswordSetupAnswer(record) {
  return {
    /** A line for each rule, in the order of the policy. */
    lines: record.list(readPasswordSetupPresentationLine),
    /** How the confirmation stands to the entry. */
    match: standingNames[record.number()],
    /** What the line about the confirmation says; `undefined` for nothing. */
    matchMessage: record.optional(readMessage),
    /** Whether all is met, so that the form may be sent. */
    isValid: record.flag(),
    /** Why the form may not be sent; `undefined` where it may, which is where `isValid` holds. */
    fault: record.optional(readPasswordSetupPresentationFault),
    /** How strong the password is; `undefined` where no strength is shown, or there is no password. */
    score: record.optional(() => passwordStrengthScoreNames[record.number()]),
    /** The strength in words. */
    scoreMessage: record.optional(readMessage),
    /** What makes the password easy to guess. */
    warning: record.optional(readMessage),
    /** What would help most. */
    suggestion: record.optional(readMessage),
    /** The policy in the password-rules syntax, for password managers. */
    passwordRules: record.text(),
    /** Say this politely through assistive technology. */
    announce: record.optional(readMessage),
    /** Send `PasswordSetupEvent/woke` at this time, in seconds on the clock of the events; replaces an earlier wish. */
    wake: record.optional(() => record.number()),
  };
}
/** @typedef {ReturnType<typeof readPasswordSetupAnswer>} PasswordSetupAnswer */

/**
 * The answer about a text in the password-rules syntax.
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
