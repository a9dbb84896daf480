/**
 * Reads the number format from `Intl.NumberFormat`, so that the core can format numbers without locale data.
 *
 * All data comes from formatted samples: digits, separators, group sizes, and the text around the digits of positive numbers,
 * negative numbers, and zero. Compact notation requires samples for every magnitude, and plural-dependent words require samples
 * for every plural form.
 */

/** @typedef {{ prefix: string, suffix: string, integer: string, hasDigits: boolean }} Sample */

/** The number of magnitudes to read in compact notation. CLDR has patterns up to 10^19 (Japanese). */
const magnitudeCount = 22;
/**
 * Numbers that include one of every CLDR plural form, in every magnitude where the form occurs. 1 and 0 come last, because they
 * may have their own words and signs.
 */
const pluralSamples = [
  2, 5, 3, 4, 6, 7, 8, 10, 11, 12, 20, 21, 22, 24, 26, 100, 101, 102, 200, 201, 202, 204, 205, 206, 211, 1000, 2000, 2001, 2002,
  2004, 2005, 2011, 20000, 200000, 1000000, 0.5, 1.5, 1.2, 2.1, 3.4, 0.1, 1.1, 0.11, 2.14, 0.01, 2.01, 2.02, 1, 0,
];
/** Whole parts that distinguish fractions: 0, 1, and more; see `PluralForms` in Sources/LiveText/Numbers/NumberScales.swift. */
const wholeParts = [0, 1, 2];
const digitParts = new Set(['integer', 'group', 'decimal', 'fraction']);

/**
 * Returns the parts of the core's `StoredNumberFormat`, or `undefined` for an unsupported format: scientific notation, rounding
 * increments other than powers of ten, and numbering systems without ten digits.
 *
 * @param {Intl.NumberFormat} format
 */
export function numberSymbols(format) {
  const options = /** @type {any} */ (format.resolvedOptions());
  if (options.notation === 'scientific' || options.notation === 'engineering') return undefined;
  if ((options.roundingIncrement ?? 1) !== 1) return undefined;
  const digits = digitsOf(options);
  if (!digits) return undefined;
  const exponents = options.notation === 'compact' ? compactExponents(format) : [0];
  const forms = pluralForms(format, options, exponents);
  return {
    digits,
    decimal: part(format, 1.5, 'decimal') || part(plain(options, { minimumFractionDigits: 1 }), 1.5, 'decimal') || '.',
    ...grouping(format, options, exponents[exponents.length - 1]),
    notANumber: format.format(NaN),
    positiveInfinity: format.format(Infinity),
    negativeInfinity: format.format(-Infinity),
    minimumIntegerDigits: options.minimumIntegerDigits,
    scale: options.style === 'percent' ? 2 : 0,
    ...rounding(options),
    exponents,
    formCount: forms.count,
    formTable: forms.table,
    patterns: forms.patterns,
  };
}

/** @param {any} options resolved options @param {Intl.NumberFormatOptions} more */
function plain({ locale, numberingSystem }, more) {
  return new Intl.NumberFormat(locale, /** @type {any} */ ({ numberingSystem, ...more }));
}

/** @param {any} options resolved options */
function digitsOf(options) {
  const digits = [...part(plain(options, { useGrouping: false }), 9876543210, 'integer')];
  return digits.length === 10 ? digits.reverse().join('') : undefined;
}

/**
 * @param {Intl.NumberFormat} format
 * @param {number} value
 * @param {string} type
 */
function part(format, value, type) {
  return format.formatToParts(value).find((each) => each.type === type)?.value ?? '';
}

/**
 * Splits a formatted number into its digits and the text around them.
 *
 * @param {Intl.NumberFormat} format
 * @param {string} value
 * @returns {Sample}
 */
function sample(format, value) {
  const parts = format.formatToParts(/** @type {any} */ (value));
  const isDigits = parts.map(({ type }) => digitParts.has(type));
  const [first, last] = [isDigits.indexOf(true), isDigits.lastIndexOf(true)];
  const text = (/** @type {Intl.NumberFormatPart[]} */ some) => some.map((each) => each.value).join('');
  if (first < 0) return { prefix: text(parts), suffix: '', integer: '', hasDigits: false };
  const integer = text(parts.filter(({ type }) => type === 'integer'));
  return { prefix: text(parts.slice(0, first)), suffix: text(parts.slice(last + 1)), integer, hasDigits: true };
}

/**
 * Returns for each magnitude the power of ten that compact notation divides by.
 *
 * @param {Intl.NumberFormat} format
 */
function compactExponents(format) {
  return Array.from({ length: magnitudeCount }, (_, magnitude) => {
    const { integer } = sample(format, `2e${magnitude}`);
    return Math.max(0, magnitude + 1 - [...integer].length);
  });
}

/**
 * Returns the group separator, the group sizes, and the minimum number of digits before the first separator.
 *
 * @param {Intl.NumberFormat} format
 * @param {any} options resolved options
 * @param {number} exponent of the largest magnitude
 */
function grouping(format, options, exponent) {
  const shift = exponent - (options.style === 'percent' ? 2 : 0);
  const parts = format.formatToParts(/** @type {any} */ (`1234567890e${shift}`));
  const group = parts.find(({ type }) => type === 'group')?.value ?? '';
  if (!group) return { group, primaryGroup: 0, secondaryGroup: 0, minimumGrouping: 1 };
  const sizes = parts.filter(({ type }) => type === 'integer').map(({ value }) => [...value].length).reverse();
  const isGrouped = (/** @type {number} */ count) =>
    format.formatToParts(/** @type {any} */ (`1e${count - 1 + shift}`)).some(({ type }) => type === 'group');
  const minimum = [1, 2, 3, 4].find((count) => isGrouped(sizes[0] + count)) ?? 1;
  return { group, primaryGroup: sizes[0], secondaryGroup: sizes[1], minimumGrouping: minimum };
}

/**
 * Returns the kind of precision, its bounds, the rounding mode, and whether to drop a fraction of zeros.
 *
 * @param {any} options resolved options
 */
function rounding(options) {
  const { minimumFractionDigits: lowest = 0, maximumFractionDigits: highest = 0 } = options;
  const { minimumSignificantDigits: fewest, maximumSignificantDigits: most, roundingPriority } = options;
  const hasSignificant = fewest !== undefined;
  let precision = hasSignificant ? 'significant' : 'fraction';
  if (hasSignificant && roundingPriority === 'morePrecision') precision = 'finer';
  if (hasSignificant && roundingPriority === 'lessPrecision') precision = 'coarser';
  const shared = {
    mode: (options.roundingMode ?? 'halfExpand').replace(/[A-Z]/, (/** @type {string} */ capital) => `-${capital.toLowerCase()}`),
    dropsZeroFraction: options.trailingZeroDisplay === 'stripIfInteger',
  };
  // Engines without rounding priorities round compact numbers to two significant digits or to integers, whichever is more
  // precise.
  if (!hasSignificant && options.notation === 'compact' && highest === 0 && roundingPriority === undefined) {
    return { ...shared, precision: 'finer', lowestFraction: 0, highestFraction: 0, fewestSignificant: 1, mostSignificant: 2 };
  }
  const [fewestSignificant, mostSignificant] = [fewest ?? 1, most ?? 1];
  return { ...shared, precision, lowestFraction: lowest, highestFraction: highest, fewestSignificant, mostSignificant };
}

/**
 * Returns the patterns of every magnitude and plural form, and the form of each number.
 *
 * @param {Intl.NumberFormat} format
 * @param {any} options resolved options
 * @param {number[]} exponents
 */
function pluralForms(format, options, exponents) {
  const samples = samplesByCategory(options);
  const scale = options.style === 'percent' ? -2 : 0;
  const patterns = exponents.map((exponent, magnitude) =>
    samples.map((numbers) => {
      const lowest = magnitude === 0 ? 0 : 10 ** (magnitude - exponent);
      const end = exponents.length === 1 ? Infinity : 10 ** (magnitude - exponent + 1);
      const number = numbers.find((each) => each >= lowest && each < end);
      return number === undefined ? undefined : pattern(format, `${number}e${exponent + scale}`);
    }),
  );
  // If no number of a magnitude has the category, its pattern doesn't matter.
  patterns.forEach((row, magnitude) => {
    const any = row.find((each) => each !== undefined) ?? pattern(format, `2e${magnitude}`);
    row.forEach((each, index) => (row[index] = each ?? any));
  });
  const columns = samples.map((_, category) => JSON.stringify(patterns.map((row) => row[category])));
  const distinct = [...new Set(columns)];
  const kept = distinct.map((column) => columns.indexOf(column));
  return {
    count: distinct.length,
    table: distinct.length === 1 ? '' : formTable(options, (category) => distinct.indexOf(columns[category])),
    patterns: patterns.flatMap((row) => kept.map((category) => row[category])),
  };
}

/** The CLDR plural categories, and 1 itself, which has a special word in some languages. */
const categories = ['zero', 'one', 'two', 'few', 'many', 'other', 'exactly one'];

/**
 * Returns sample numbers of each category, as displayed.
 *
 * @param {any} options resolved options
 */
function samplesByCategory(options) {
  const rules = pluralRules(options, options);
  return categories.map((category) =>
    pluralSamples.filter((number) => (category === 'exactly one' ? number === 1 : rules.select(number) === category)),
  );
}

/** @param {any} options resolved options @param {any} digits */
function pluralRules({ locale }, digits) {
  const { minimumFractionDigits, maximumFractionDigits, minimumSignificantDigits, maximumSignificantDigits, roundingPriority } = digits;
  return new Intl.PluralRules(
    locale,
    /** @type {any} */ ({ minimumFractionDigits, maximumFractionDigits, minimumSignificantDigits, maximumSignificantDigits, roundingPriority }),
  );
}

/**
 * Returns the index of the form of each sample number of `PluralForms`, one digit each.
 *
 * @param {any} options resolved options
 * @param {(category: number) => number} form
 */
function formTable(options, form) {
  const forms = categories.map((_, index) => form(index));
  const codes = (/** @type {number} */ decimals, /** @type {number[]} */ numbers) => {
    const rules = pluralRules(options, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
    return numbers.map((number) => forms[number === 1 && decimals === 0 ? 6 : categories.indexOf(rules.select(number))]);
  };
  const fractions = (/** @type {number} */ decimals) =>
    codes(decimals, wholeParts.flatMap((whole) => Array.from({ length: 10 ** decimals }, (_, index) => whole + index / 10 ** decimals)));
  const whole = [...Array(2000).keys(), 1e6];
  return [...codes(0, whole), ...codes(2, whole), ...fractions(1), ...fractions(2)].join('');
}

/**
 * Returns whether digits are shown, and the prefix and suffix of a positive number, a negative number, and zero.
 *
 * @param {Intl.NumberFormat} format
 * @param {string} value
 */
function pattern(format, value) {
  const [positive, negative, zero] = [sample(format, value), sample(format, `-${value}`), sample(format, '0')];
  return {
    showsDigits: positive.hasDigits,
    positivePrefix: positive.prefix,
    positiveSuffix: positive.suffix,
    negativePrefix: negative.prefix,
    negativeSuffix: negative.suffix,
    zeroPrefix: zero.prefix,
    zeroSuffix: zero.suffix,
  };
}
