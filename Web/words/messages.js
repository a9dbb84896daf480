/**
 * The words for the core's messages, in the language of the place where they appear.
 *
 * English is built in; another language's catalogue is fetched when a page in that language first needs it. A page adds
 * or replaces a language with `setMessages('xx', catalogue)`.
 */

import english from './english.js';
import { messageKeyNames } from './wire.js';

/** @typedef {import('./wire.js').MessageKey} MessageKey */
/** @typedef {{ key: MessageKey, number?: number, unit?: string }} Message What is said, and the number in it and what it counts. */
/** @typedef {Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }} PluralForms */
/**
 * Sentences with `{amount}` in place of a number and its unit, or `{n}` of the number alone, and the forms of those with `{n}` in place of the number.
 * @typedef {{ sentences: Record<string, string>, amounts: Record<string, PluralForms> }} Catalogue
 */

const languagesOnDemand = new Set(['ar', 'cs', 'de', 'es', 'fr', 'ja']);

/** @type {Map<string, Catalogue | Promise<Catalogue>>} */
const catalogues = new Map([['en', english]]);

/**
 * @param {string} language a BCP 47 primary subtag
 * @param {Catalogue} catalogue
 */
export function setMessages(language, catalogue) {
  catalogues.set(language, catalogue);
}

/**
 * Adds to the English that is built in what one element alone needs.
 *
 * @param {{ first: number, names: MessageKey[] }} keys
 * @param {Record<string, string>} sentences
 */
export function addEnglish({ first, names }, sentences) {
  names.forEach((name, index) => (messageKeyNames[first + index] = name));
  Object.assign(english.sentences, sentences);
}

/**
 * A message's text in the language of an element.
 *
 * @param {Message} message
 * @param {Element} element
 * @returns {Promise<string>}
 */
export async function messageText({ key, number = 0, unit = '' }, element) {
  const tag = languageTag(element);
  const { catalogue, language } = await catalogueFor(tag);
  const amounts = catalogue.amounts[unit] ?? catalogue.amounts.characters;
  const form = amounts[new Intl.PluralRules(language).select(number)] ?? amounts.other;
  const digits = new Intl.NumberFormat(language).format(number);
  return catalogue.sentences[key].replace('{amount}', form.replace('{n}', digits)).replace('{n}', digits);
}

/** @param {Element} element */
export function languageTag(element) {
  const tag = element.closest('[lang]')?.getAttribute('lang') || navigator.language;
  try {
    return new Intl.Locale(tag).toString();
  } catch {
    return 'en';
  }
}

/** @param {string} tag */
async function catalogueFor(tag) {
  const language = tag.split('-')[0];
  if (!catalogues.has(language) && languagesOnDemand.has(language)) {
    catalogues.set(language, import(new URL(`./messages/${language}.js`, import.meta.url).href).then((module) => module.default));
  }
  try {
    const catalogue = await catalogues.get(language);
    if (catalogue) return { catalogue, language: tag };
  } catch {
    catalogues.delete(language);
  }
  return { catalogue: english, language: 'en' };
}
