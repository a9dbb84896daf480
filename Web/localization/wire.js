// Written by Tools/wire/build.py from the declarations of the core.

import { textUnitNames } from '../core/wire.js';

/**
 * A localizable message for a person. The host supplies the localized text.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readMessage(record) {
  return {
    /** The kind of message. */
    key: messageKeyNames[record.number()],
    /** The number in the message. The host selects the plural form by it. */
    number: record.number(),
    /** The unit of the number. */
    unit: textUnitNames[record.number()],
  };
}
/** @typedef {ReturnType<typeof readMessage>} Message */

/** `ControlMessage.Key`: The kind of a message. */
export const messageKeyNames = /** @type {const} */ ([
  'limit', 'remaining', 'full', 'over', 'dropped', 'required', 'correct', 'incorrect', 'cardIncorrect', 'cardNotAccepted',
  'phoneIncorrect', 'ibanIncorrect', 'expiryIncorrect', 'expired', 'incomplete', 'dateIncorrect', 'timeIncorrect', 'tooEarly',
  'tooLate', 'topLeft', 'top', 'topRight', 'left', 'right', 'bottomLeft', 'bottom', 'bottomRight', 'center', 'moveTo', 'movable',
  'passwordMinLength', 'passwordMaxLength', 'passwordUpper', 'passwordLower', 'passwordDigit', 'passwordSymbol',
  'passwordRequired', 'passwordAllowed', 'passwordAllowedASCII', 'passwordMaxConsecutive', 'passwordNotCommon',
  'passwordNotBreached', 'passwordNotPersonal', 'passwordNoControl', 'passwordCustom', 'passwordMatch', 'passwordMismatch',
  'passwordReady', 'passwordAllMet', 'passwordRulesLeft', 'passwordVeryWeak', 'passwordWeak', 'passwordFair', 'passwordGood',
  'passwordStrong', 'passwordWarnsCommon', 'passwordWarnsVariant', 'passwordWarnsWord', 'passwordWarnsName', 'passwordWarnsKeys',
  'passwordWarnsRepeat', 'passwordWarnsSequence', 'passwordWarnsDate', 'passwordSuggestsWords', 'passwordSuggestsMore',
  'passwordShow', 'passwordRuleMet', 'passwordRuleUnmet', 'passwordCapsLock', 'passwordHide', 'counterRemaining',
  'counterMissing', 'counterSurplus',
]);
