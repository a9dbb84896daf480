// Compares the hosts' messages for numbers in every language with Intl: node --test Tools/words

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const root = new URL('../../', import.meta.url);
const { messageText } = await import(new URL('Web/words/messages.js', root));
const { strings } = JSON.parse(readFileSync(new URL('Sources/LiveFoundation/Resources/Localizable.xcstrings', root)));
const languages = Object.keys(strings.required.localizations);

/** Whole numbers of every kind that a rule for plurals tells apart. */
const numbers = [...Array(2200).keys(), 9_999, 10_000, 999_999, 1_000_000, 1_000_001, 1_000_002, 2_000_000, 12_345_678];
const few = [0, 1, 2, 3, 5, 11, 12, 21, 22, 25, 100, 101, 111, 1_000, 1_000_000];

/** The text that a page in a language shows. */
const shown = (tag, key, number, unit) => messageText({ key, number, unit }, { closest: () => ({ getAttribute: () => tag }), getRootNode: () => ({}) });

/** The text that an app shows: the form that Foundation selects by the language's rules, with the number in the language's format. */
function formatted(tag, key, number, unit) {
  const { stringUnit, variations } = (strings[`${key}.${unit}`] ?? strings[key]).localizations[tag];
  const forms = variations?.plural;
  const category = new Intl.PluralRules(tag).select(number);
  assert.ok(!forms || forms[category], `${tag} lacks ${category} of ${key}`);
  const { value } = forms?.[category].stringUnit ?? stringUnit;
  const isFormat = forms !== undefined || value.includes('%lld');
  return isFormat ? value.replace('%lld', new Intl.NumberFormat(tag).format(number)).replaceAll('%%', '%') : value;
}

for (const tag of languages) {
  test(`${tag}: pages and apps show the same text for every message`, async () => {
    for (const name of Object.keys(strings)) {
      const [key, unit = 'characters'] = name.split('.');
      for (const number of few) assert.equal(await shown(tag, key, number, unit), formatted(tag, key, number, unit), `${name} ${number}`);
    }
  });

  test(`${tag}: every number has the plural form and the format of Intl`, async () => {
    const { default: words } = tag === 'en' ? await import(new URL('Web/words/english.js', root)) : await import(new URL(`Web/words/messages/${tag}.js`, root));
    const [rules, format] = [new Intl.PluralRules(tag), new Intl.NumberFormat(tag)];
    for (const number of [...numbers, 0.5, 1.5, 2.5, 10.5]) {
      const form = words.amounts.characters[rules.select(number)].replace('{n}', format.format(number));
      assert.equal(await shown(tag, 'limit', number, 'characters'), words.sentences.limit.replace('{amount}', form));
    }
  });
}

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
