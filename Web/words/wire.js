// Written by Tools/wire/build.py from the declarations of the core.

import { textUnitNames } from '../core/wire.js';

/**
 * Something to say to a person, without its words: the host has those, in the person's language.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readMessage(record) {
  return {
    /** What is said. */
    key: messageKeyNames[record.number()],
    /** The number in the sentence; the host picks the plural form by it. */
    number: record.number(),
    /** What the number counts. */
    unit: textUnitNames[record.number()],
  };
}
/** @typedef {ReturnType<typeof readMessage>} Message */

/** `ControlMessage.Key`: What is said. */
export const messageKeyNames = /** @type {const} */ ([
  'limit', 'remaining', 'full', 'over', 'dropped', 'required', 'incorrect', 'cardIncorrect', 'phoneIncorrect', 'ibanIncorrect',
  'expiryIncorrect', 'expired', 'incomplete', 'topLeft', 'top', 'topRight', 'left', 'right', 'bottomLeft', 'bottom',
  'bottomRight', 'moveTo', 'movable', 'passwordMinLength', 'passwordMaxLength', 'passwordUpper', 'passwordLower', 'passwordDigit',
  'passwordSymbol', 'passwordRequired', 'passwordAllowed', 'passwordAllowedASCII', 'passwordMaxConsecutive', 'passwordNotCommon',
  'passwordNotPersonal', 'passwordNoControl', 'passwordCustom', 'passwordMatch', 'passwordMismatch', 'passwordReady',
  'passwordAllMet', 'passwordRulesLeft', 'passwordVeryWeak', 'passwordWeak', 'passwordFair', 'passwordGood', 'passwordStrong',
  'passwordWarnsCommon', 'passwordWarnsVariant', 'passwordWarnsWord', 'passwordWarnsName', 'passwordWarnsKeys',
  'passwordWarnsRepeat', 'passwordWarnsSequence', 'passwordWarnsDate', 'passwordSuggestsWords', 'passwordSuggestsMore',
  'passwordShow', 'passwordRuleMet', 'passwordRuleUnmet', 'passwordHide',
]);
