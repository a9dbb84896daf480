// Prints the properties of languages from Intl as JSON: node facts.mjs LANGUAGE…

const tags = process.argv.slice(2);
/** The upper bound of the numbers, from 0, that are searched for each plural category. */
const range = 2000;
/** The ranges of whole numbers for testing the plural categories. */
const sampled = [[0, 2_199], [9_990, 10_010], [999_990, 1_000_210], [1_999_990, 2_000_030]];

/** The plural categories of a language, each with whether it applies to only one number. */
function plurals(tag) {
  const rules = new Intl.PluralRules(tag);
  const counts = Object.fromEntries(rules.resolvedOptions().pluralCategories.map((category) => [category, 0]));
  for (let number = 0; number < range; number++) counts[rules.select(number)]++;
  return Object.fromEntries(Object.entries(counts).map(([category, count]) => [category, count === 1]));
}

/** The categories of the numbers in `sampled`, in order, as runs: the length and the category. */
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

/** The format of numbers for a tag: the digits and the separators. */
function numbers(tag) {
  const format = new Intl.NumberFormat(tag);
  const parts = format.formatToParts(1_234_567);
  const groups = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length);
  const least = [1_234, 12_345].findIndex((number) => format.formatToParts(number).length > 1);
  return {
    digits: Array.from({ length: 10 }, (_, digit) => format.format(digit)).join(''),
    group: parts.find(({ type }) => type === 'group').value,
    decimal: format.formatToParts(0.5).find(({ type }) => type === 'decimal').value,
    primary: groups.at(-1),
    secondary: groups.at(-2),
    minimum: least + 1,
  };
}

/** The regions that `Intl` has names for, without former ones. */
function regions() {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  return letters.flatMap((first) => letters.map((second) => first + second)).filter(
    (region) => names.of(region) && new Intl.Locale(`und-${region}`).region === region,
  );
}

/** The number formats for the tags, and for their regions with a different format. */
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

/** The scripts whose letters run from right to left: those with the class R or AL in UAX #9. */
const rightToLeft = [
  'Adlm', 'Arab', 'Aran', 'Armi', 'Avst', 'Chrs', 'Cprt', 'Elym', 'Gara', 'Hatr', 'Hebr', 'Hung', 'Khar', 'Lydi',
  'Mand', 'Mani', 'Mend', 'Merc', 'Mero', 'Narb', 'Nbat', 'Nkoo', 'Orkh', 'Ougr', 'Palm', 'Phli', 'Phlp', 'Phnx',
  'Prti', 'Rohg', 'Samr', 'Sarb', 'Sidt', 'Sogd', 'Sogo', 'Syrc', 'Syre', 'Syrj', 'Syrn', 'Thaa', 'Todr', 'Yezi',
];

/** The languages that `Intl` has names for, without former tags. */
function allLanguages() {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index));
  const two = letters.flatMap((first) => letters.map((second) => first + second));
  const three = two.flatMap((start) => letters.map((third) => start + third));
  return [...two, ...three].filter((tag) => names.of(tag) && Intl.getCanonicalLocales(tag)[0] === tag);
}

/**
 * The scripts of languages with messages in several scripts, and of those that are written from right to left somewhere: that of the
 * language, and those of regions with another script.
 */
function scripts() {
  const found = {};
  const several = new Set(tags.filter((tag) => tag.includes('-')).map((tag) => tag.split('-')[0]));
  for (const language of new Set([...several, ...allLanguages()])) {
    const { script } = new Intl.Locale(language).maximize();
    const own = { [language]: script };
    for (const region of regions()) {
      const tag = `${language}-${region}`;
      const other = new Intl.Locale(tag).maximize().script;
      if (other !== script) own[tag] = other;
    }
    if (several.has(language) || Object.values(own).some((each) => rightToLeft.includes(each))) Object.assign(found, own);
  }
  return Object.fromEntries(Object.entries(found).sort(([first], [second]) => (first < second ? -1 : 1)));
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
    rightToLeft,
    sampled,
    runs: Object.fromEntries([...tags, 'pt-PT'].map((tag) => [tag, runs(tag)])),
  }),
);
