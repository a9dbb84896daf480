// What Intl and the core say of languages and messages, as JSON: node facts.mjs ROOT LANGUAGE…

import { readFileSync } from 'node:fs';

const [root, ...tags] = process.argv.slice(2);
/** The numbers, from 0, among which those of each category of the plural are looked for. */
const range = 2000;
/** The ranges of whole numbers whose categories the server is tested with. */
const sampled = [[0, 2_199], [9_990, 10_010], [999_990, 1_000_210], [1_999_990, 2_000_030]];

/** The names of the cases of an enumeration in a Swift file. */
function cases(path, enumeration) {
  const text = readFileSync(`${root}/${path}`, 'utf8');
  const body = text.slice(text.indexOf(`enum ${enumeration}`)).split(/^ {0,4}\}/m)[0];
  return [...body.matchAll(/^ +case (\w+)/gm)].map(([, name]) => name);
}

/** The categories of a language's plural, each with whether it is for one number alone. */
function plurals(tag) {
  const rules = new Intl.PluralRules(tag);
  const counts = Object.fromEntries(rules.resolvedOptions().pluralCategories.map((category) => [category, 0]));
  for (let number = 0; number < range; number++) counts[rules.select(number)]++;
  return Object.fromEntries(Object.entries(counts).map(([category, count]) => [category, count === 1]));
}

/** The categories of the numbers in `sampled`, in their order: how many one after the other, of which. */
function runs(tag) {
  const rules = new Intl.PluralRules(tag);
  const found = [];
  for (const [first, last] of sampled) {
    for (let number = first; number <= last; number++) {
      const category = rules.select(number);
      if (found.at(-1)?.category === category) found.at(-1).count++;
      else found.push({ category, count: 1 });
    }
  }
  return found.map(({ category, count }) => `${count}${category}`).join(' ');
}

const languages = tags.map((tag) => {
  const locale = new Intl.Locale(tag);
  const { direction } = locale.getTextInfo?.() ?? locale.textInfo;
  return [tag, { plurals: plurals(tag), isRightToLeft: direction === 'rtl' }];
});
console.log(
  JSON.stringify({
    keys: cases('Sources/LiveControls/ControlMessage.swift', 'Key'),
    units: cases('Sources/LiveText/TextUnit.swift', 'TextUnit'),
    languages: Object.fromEntries(languages),
    sampled,
    runs: Object.fromEntries([...tags, 'pt-PT'].map((tag) => [tag, runs(tag)])),
  }),
);
