/** @type {import('../messages.js').Catalogue} */
export default {
  sentences: {
    limit: 'الحد الأقصى: {amount}',
    remaining: 'المتبقي: {amount}',
    full: 'بلغت الحد الأقصى: {amount}',
    over: 'تجاوزت الحد بمقدار: {amount}',
    dropped: 'لم يُدرج لضيق المكان: {amount}',
  },
  amounts: {
    characters: { zero: '{n} حرف', one: 'حرف واحد', two: 'حرفان', few: '{n} أحرف', many: '{n} حرفًا', other: '{n} حرف' },
    utf16: { one: 'وحدة ترميز واحدة', two: 'وحدتا ترميز', few: '{n} وحدات ترميز', other: '{n} وحدة ترميز' },
    utf8: { one: 'بايت واحد', two: 'بايتان', few: '{n} بايتات', many: '{n} بايتًا', other: '{n} بايت' },
    scalars: { one: 'نقطة ترميز واحدة', two: 'نقطتا ترميز', few: '{n} نقاط ترميز', other: '{n} نقطة ترميز' },
  },
};
