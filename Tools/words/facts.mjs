// What Intl says of languages, as JSON: node facts.mjs LANGUAGE…

const tags = process.argv.slice(2);
/** The numbers, from 0, among which those of each category of the plural are looked for. */
const range = 2000;
/** The ranges of whole numbers with which the categories of the plural are tested. */
const sampled = [[0, 2_199], [9_990, 10_010], [999_990, 1_000_210], [1_999_990, 2_000_030]];

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

/** How whole numbers are written for a tag: the digits, and what stands between their groups. */
function numbers(tag) {
  const format = new Intl.NumberFormat(tag);
  const parts = format.formatToParts(1_234_567);
  const groups = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length);
  const least = [1_234, 12_345].findIndex((number) => format.formatToParts(number).length > 1);
  return {
    digits: Array.from({ length: 10 }, (_, digit) => format.format(digit)).join(''),
    group: parts.find(({ type }) => type === 'group').value,
    primary: groups.at(-1),
    secondary: groups.at(-2),
    minimum: least + 1,
  };
}

/** The regions that `Intl` has names of, without former ones. */
function regions() {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  return letters.flatMap((first) => letters.map((second) => first + second)).filter(
    (region) => names.of(region) && new Intl.Locale(`und-${region}`).region === region,
  );
}

/** How numbers are written for the tags, and for those of their regions in which they are written otherwise. */
function allNumbers() {
  const found = {};
  for (const tag of tags) {
    found[tag] = numbers(tag);
    for (const region of regions()) {
      const own = numbers(`${tag}-${region}`);
      if (JSON.stringify(own) !== JSON.stringify(found[tag])) found[`${tag}-${region}`] = own;
    }
  }
  return found;
}

/** The scripts of languages that have words in several: of the language alone, and of the regions that write another. */
function scripts() {
  const found = {};
  for (const language of new Set(tags.filter((tag) => tag.includes('-')).map((tag) => tag.split('-')[0]))) {
    found[language] = new Intl.Locale(language).maximize().script;
    for (const region of regions()) {
      const { script } = new Intl.Locale(`${language}-${region}`).maximize();
      if (script !== found[language]) found[`${language}-${region}`] = script;
    }
  }
  return found;
}

const languages = tags.map((tag) => {
  const locale = new Intl.Locale(tag);
  const { direction } = locale.getTextInfo?.() ?? locale.textInfo;
  return [tag, { plurals: plurals(tag), isRightToLeft: direction === 'rtl' }];
});
console.log(
  JSON.stringify({
    languages: Object.fromEntries(languages),
    numbers: allNumbers(),
    scripts: scripts(),
    sampled,
    runs: Object.fromEntries([...tags, 'pt-PT'].map((tag) => [tag, runs(tag)])),
  }),
);
