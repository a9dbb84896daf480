// Written by Tools/words/build.py from Words/en.json.

/**
 * The English words of this element, which a page without one does not load.
 *
 * @type {Record<string, string>}
 */
export const sentences = {
  incorrect: 'This does not look right',
  cardIncorrect: 'This card number does not exist',
  phoneIncorrect: 'This phone number does not exist',
  ibanIncorrect: 'This account number does not exist',
  expiryIncorrect: 'There is no such month',
  expired: 'The card has expired',
  incomplete: '{amount} missing',
};
