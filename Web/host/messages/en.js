/** @type {import('../messages.js').Catalogue} */
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
  },
  amounts: {
    characters: { one: '{n} character', other: '{n} characters' },
    utf16: { one: '{n} code unit', other: '{n} code units' },
    utf8: { one: '{n} byte', other: '{n} bytes' },
    scalars: { one: '{n} code point', other: '{n} code points' },
  },
};
