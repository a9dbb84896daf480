/**
 * The English words that every page has.
 *
 * @type {import('./messages.js').Catalogue}
 */
export default {
  sentences: {
    limit: 'Up to {amount}',
    remaining: '{amount} left',
    full: 'Limit of {amount} reached',
    over: '{amount} over the limit',
    dropped: '{amount} did not fit',
    topLeft: 'Top left',
    top: 'Top',
    topRight: 'Top right',
    left: 'Left',
    right: 'Right',
    bottomLeft: 'Bottom left',
    bottom: 'Bottom',
    bottomRight: 'Bottom right',
    moveTo: 'Move to…',
    movable: 'Can be moved with the arrow keys',
    incorrect: 'This does not look right',
    cardIncorrect: 'This card number does not exist',
    phoneIncorrect: 'This phone number does not exist',
    ibanIncorrect: 'This account number does not exist',
    expiryIncorrect: 'There is no such month',
    expired: 'The card has expired',
    incomplete: '{amount} missing',
    required: 'This must be filled in',
  },
  amounts: {
    characters: { one: '{n} character', other: '{n} characters' },
    utf16: { one: '{n} code unit', other: '{n} code units' },
    utf8: { one: '{n} byte', other: '{n} bytes' },
    scalars: { one: '{n} code point', other: '{n} code points' },
  },
};
