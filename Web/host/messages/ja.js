/** @type {import('../messages.js').Catalogue} */
export default {
  sentences: {
    limit: '最大{amount}',
    remaining: '残り{amount}',
    full: '上限の{amount}に達しました',
    over: '上限を{amount}超えています',
    dropped: '{amount}は入りませんでした',
  },
  amounts: {
    characters: { other: '{n}文字' },
    utf16: { other: '{n}コード単位' },
    utf8: { other: '{n}バイト' },
    scalars: { other: '{n}コードポイント' },
  },
};
