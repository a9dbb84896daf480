// Written by Tools/words/build.py from Words/en.json.

/**
 * The English words of this element, which a page without one does not load.
 *
 * @type {Record<string, string>}
 */
export const sentences = {
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
