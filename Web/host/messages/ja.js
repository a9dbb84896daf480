/** @type {import('../messages.js').Catalogue} */
export default {
  sentences: {
    limit: '最大{amount}',
    remaining: '残り{amount}',
    full: '上限の{amount}に達しました',
    over: '上限を{amount}超えています',
    incorrect: '正しくないようです',
    cardIncorrect: 'このカード番号は存在しません',
    phoneIncorrect: 'この電話番号は存在しません',
    ibanIncorrect: 'この口座番号は存在しません',
    expiryIncorrect: 'この月は存在しません',
    expired: 'カードの有効期限が切れています',
    incomplete: 'あと{amount}',
    required: '入力してください',
  },
  amounts: {
    characters: { other: '{n}文字' },
    utf16: { other: '{n}コード単位' },
    utf8: { other: '{n}バイト' },
    scalars: { other: '{n}コードポイント' },
  },
};
