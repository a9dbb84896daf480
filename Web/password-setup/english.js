/** The English words of the password set-up, which a page without one does not load. */

/**
 * The sentences' names, as in messages.js.
 *
 * @type {Record<number, string>}
 */
export const passwordKeys = {
  60: 'passwordMinLength', 61: 'passwordMaxLength', 62: 'passwordUpper', 63: 'passwordLower', 64: 'passwordDigit',
  65: 'passwordSymbol', 66: 'passwordRequired', 67: 'passwordAllowed', 68: 'passwordAllowedASCII',
  69: 'passwordMaxConsecutive', 70: 'passwordNotCommon', 71: 'passwordNotPersonal', 72: 'passwordNoControl',
  73: 'passwordCustom', 74: 'passwordMatch', 75: 'passwordMismatch', 76: 'passwordReady', 77: 'passwordAllMet',
  78: 'passwordRulesLeft', 79: 'passwordVeryWeak', 80: 'passwordWeak', 81: 'passwordFair', 82: 'passwordGood',
  83: 'passwordStrong', 84: 'passwordWarnsCommon', 85: 'passwordWarnsVariant', 86: 'passwordWarnsWord',
  87: 'passwordWarnsName', 88: 'passwordWarnsKeys', 89: 'passwordWarnsRepeat', 90: 'passwordWarnsSequence',
  91: 'passwordWarnsDate', 92: 'passwordSuggestsWords', 93: 'passwordSuggestsMore', 94: 'passwordShow',
  95: 'passwordRuleMet', 96: 'passwordRuleUnmet', 97: 'passwordHide',
};

/** @type {Record<string, string>} */
export const passwordSentences = {
  passwordMinLength: 'At least {amount}',
  passwordMaxLength: 'At most {amount}',
  passwordUpper: 'An upper-case letter',
  passwordLower: 'A lower-case letter',
  passwordDigit: 'A digit',
  passwordSymbol: 'A symbol',
  passwordRequired: 'One of these: {characters}',
  passwordAllowed: 'Nothing but these: {characters}',
  passwordAllowedASCII: 'Unaccented letters, digits and symbols only',
  passwordMaxConsecutive: 'No character more often in a row than {n}',
  passwordNotCommon: 'Not one that many people use',
  passwordNotPersonal: 'Without your name or address',
  passwordNoControl: 'Without control characters',
  passwordCustom: '{characters}',
  passwordMatch: 'The passwords match',
  passwordMismatch: 'The passwords do not match',
  passwordReady: 'All rules are met and the passwords match',
  passwordAllMet: 'All rules are met',
  passwordRulesLeft: 'Rules not met yet: {n}',
  passwordVeryWeak: 'Very weak',
  passwordWeak: 'Weak',
  passwordFair: 'Fair',
  passwordGood: 'Good',
  passwordStrong: 'Strong',
  passwordWarnsCommon: 'This is a very common password.',
  passwordWarnsVariant: 'This is like a common password.',
  passwordWarnsWord: 'A single word is easy to guess.',
  passwordWarnsName: 'Names are easy to guess.',
  passwordWarnsKeys: 'Rows of keys are easy to guess.',
  passwordWarnsRepeat: 'Repetitions are easy to guess.',
  passwordWarnsSequence: 'Sequences are easy to guess.',
  passwordWarnsDate: 'Years and dates are easy to guess.',
  passwordSuggestsWords: 'Use a few words that do not go together.',
  passwordSuggestsMore: 'Add another word or two.',
  passwordShow: 'Show password',
  passwordHide: 'Hide password',
  passwordRuleMet: 'met',
  passwordRuleUnmet: 'not met',
};
