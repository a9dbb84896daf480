// Compares the hosts' messages for numbers in every language with Intl: node --test Tools/localization

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const root = new URL('../../', import.meta.url);
const { messageText } = await import(new URL('Web/localization/messages.js', root));
const { languages, default: english } = await import(new URL('Web/localization/english.js', root));
const { strings } = JSON.parse(readFileSync(new URL('Sources/LiveFoundation/Resources/Localizable.xcstrings', root)));
const names = Object.keys(english.messages);
const units = ['characters', 'utf16', 'utf8', 'scalars', 'twitter', 'sms'];

/** Whole numbers of every kind that a rule for plurals tells apart. */
const numbers = [...Array(2200).keys(), 9_999, 10_000, 999_999, 1_000_000, 1_000_001, 1_000_002, 2_000_000, 12_345_678];
const few = [0, 1, 2, 3, 5, 11, 12, 21, 22, 25, 100, 101, 111, 1_000, 1_000_000];

/** An element in a language. */
const element = (tag) => ({ closest: () => ({ getAttribute: () => tag }), getRootNode: () => ({}), direction: /^(ar|he)/.test(tag) ? 'rtl' : 'ltr' });
globalThis.getComputedStyle = ({ direction }) => ({ direction });

/** The text that a page in a language shows. */
const shown = (tag, key, number, unit) => messageText({ key, number, unit }, element(tag));

/** The text that Foundation formats: the plural form by the language's rules, with the number in the language's format. */
function formatted({ stringUnit, variations }, tag, number) {
  const category = new Intl.PluralRules(tag).select(number);
  const { value } = variations ? variations.plural[category].stringUnit : stringUnit;
  return value.replace('%lld', new Intl.NumberFormat(tag).format(number)).replaceAll('%%', '%');
}

/** The text that an app shows: the message with the amount, in English if the language lacks the message. */
function shownByApp(wanted, key, number, unit) {
  const tag = strings[key].localizations[wanted] ? wanted : 'en';
  const amounts = strings[`amount.${unit}`] ?? strings['amount.characters'];
  const [message, amount] = [strings[key], amounts].map(({ localizations }) => formatted(localizations[tag], tag, number));
  const text = message.replace('{amount}', amount);
  return tag !== wanted && element(wanted).direction === 'rtl' ? `\u2066${text}\u2069` : text;
}

for (const tag of languages) {
  test(`${tag}: pages and apps show the same text for every message`, async () => {
    for (const key of names) {
      for (const unit of strings[key].localizations.en.stringUnit.value.includes('{amount}') ? units : units.slice(0, 1)) {
        for (const number of few) assert.equal(await shown(tag, key, number, unit), shownByApp(tag, key, number, unit), `${key} ${unit} ${number}`);
      }
    }
  });

  test(`${tag}: every number has the plural form and the format of Intl`, async () => {
    const { default: messages } = tag === 'en' ? await import(new URL('Web/localization/english.js', root)) : await import(new URL(`Web/localization/messages/${tag}.js`, root));
    const [rules, format] = [new Intl.PluralRules(tag), new Intl.NumberFormat(tag)];
    for (const number of [...numbers, 0.5, 1.5, 2.5, 10.5]) {
      const form = messages.amounts.characters[rules.select(number)].replace('{n}', format.format(number));
      assert.equal(await shown(tag, 'limit', number, 'characters'), messages.messages.limit.replace('{amount}', form));
    }
  });
}

for (const tag of languages.filter((tag) => element(tag).direction === 'rtl')) {
  test(`${tag}: isolates surround inserted values`, async () => {
    const { messages, amounts } = (await import(new URL(`Web/localization/messages/${tag}.js`, root))).default;
    for (const text of [...Object.values(messages), ...Object.values(amounts).flatMap(Object.values)]) {
      assert.ok(/^(\{\w+\}|([^{}]|\u2068\{\w+\}\u2069)*)$/.test(text), text);
    }
  });
}

test('a missing message falls back to English plural forms, digits and direction', async () => {
  const texts = { de: '1 byte over the limit', ru: '21 bytes over the limit', hi: '1,234,567 bytes over the limit', he: '\u20662 bytes over the limit\u2069' };
  for (const [tag, text] of Object.entries(texts)) {
    const { messages } = (await import(new URL(`Web/localization/messages/${tag}.js`, root))).default;
    const { over } = messages;
    delete messages.over;
    assert.equal(await shown(tag, 'over', Number(text.match(/[\d,]*\d/)[0].replaceAll(',', '')), 'utf8'), text);
    messages.over = over;
  }
});

test('every equivalent tag finds its language', async () => {
  const same = { 'zh-TW': 'zh-Hant', 'zh-HK': 'zh-Hant', zh: 'zh-Hans', 'zh-SG': 'zh-Hans', 'de-AT': 'de', iw: 'he', 'pt-BR': 'pt', 'EN-gb': 'en', 'ru-Cyrl-KZ': 'ru' };
  for (const [tag, known] of Object.entries(same)) assert.equal(await shown(tag, 'required'), await shown(known, 'required'), tag);
  for (const tag of ['nl', 'not_a_tag', 'zz']) assert.equal(await shown(tag, 'remaining', 1, 'characters'), '1 character left', tag);
});

test('numbers use the format of the tag, even if its messages are those of a wider one', async () => {
  assert.equal(await shown('hi', 'limit', 1_234_567, 'characters'), 'अधिकतम 12,34,567 वर्ण');
  assert.equal(await shown('ar-EG', 'remaining', 1_234, 'characters'), 'المتبقي: \u2068\u2068١٬٢٣٤\u2069 حرفًا\u2069');
  assert.equal(await shown('ar', 'remaining', 1_234, 'characters'), `المتبقي: \u2068\u2068${new Intl.NumberFormat('ar').format(1_234)}\u2069 حرفًا\u2069`);
  assert.equal(await shown('pt-PT', 'limit', 0, 'characters'), 'Até 0 caracteres');
  assert.equal(await shown('pt', 'limit', 0, 'characters'), 'Até 0 caractere');
});
