/**
 * The words for the core's messages, in the language of the place where they appear.
 *
 * English is built in; another language's catalogue is fetched when a page in that language first needs it. A page adds a
 * language or replaces sentences with `setMessages('xx', catalogue)`.
 */

import { languageOf } from '../core/surroundings.js';
import english from './english.js';
import { messageKeyNames } from './wire.js';

/** @typedef {import('./wire.js').MessageKey} MessageKey */
/** @typedef {{ key: MessageKey, number?: number, unit?: string }} Message A sentence, its number, and what it counts. */
/** @typedef {Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }} PluralForms */
/**
 * Sentences, with `{amount}` for a number and its unit or `{n}` for the number alone; and the plural forms of amounts, with
 * `{n}` for the number.
 * @typedef {{ sentences: Record<string, string>, amounts: Record<string, PluralForms> }} Catalogue
 */

const languagesOnDemand = new Set(['ar', 'cs', 'de', 'es', 'fr', 'ja']);

/** @type {Map<string, Catalogue | Promise<Catalogue>>} */
const catalogues = new Map([['en', english]]);
/**
 * The words that pages have set, which come first.
 *
 * @type {Record<string, Catalogue>}
 */
const own = {};

/**
 * Adds a language, or replaces some of its sentences and amounts.
 *
 * @param {string} language a BCP 47 primary subtag
 * @param {Partial<Catalogue>} catalogue for what it lacks, the earlier words stay, else English
 */
export function setMessages(language, { sentences, amounts }) {
  const known = own[language];
  own[language] = { sentences: { ...known?.sentences, ...sentences }, amounts: { ...known?.amounts, ...amounts } };
}

/**
 * Adds the words of one element to the built-in English.
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
  const { sentences, amounts, language } = await wordsFor(tag, key);
  const forms = amounts[unit] ?? amounts.characters ?? english.amounts[unit] ?? english.amounts.characters;
  const form = forms[new Intl.PluralRules(language).select(number)] ?? forms.other;
  const digits = new Intl.NumberFormat(language).format(number);
  return sentences[key].replace('{amount}', form.replace('{n}', digits)).replace('{n}', digits);
}

/** @param {Element} element */
export function languageTag(element) {
  try {
    return new Intl.Locale(languageOf(element)).toString();
  } catch {
    return 'en';
  }
}

/**
 * The catalogue that holds a sentence, and the language of its numbers.
 *
 * @param {string} tag
 * @param {MessageKey} key
 */
async function wordsFor(tag, key) {
  const language = tag.split('-')[0];
  const said = own[language];
  const catalogue = await catalogueFor(language);
  if (said?.sentences[key]) return { sentences: said.sentences, amounts: { ...catalogue?.amounts, ...said.amounts }, language: tag };
  if (catalogue?.sentences[key]) return { ...catalogue, amounts: { ...catalogue.amounts, ...said?.amounts }, language: tag };
  return { ...english, language: 'en' };
}

/** @param {string} language */
async function catalogueFor(language) {
  if (!catalogues.has(language) && languagesOnDemand.has(language)) {
    catalogues.set(language, import(new URL(`./messages/${language}.js`, import.meta.url).href).then((module) => module.default));
  }
  try {
    return await catalogues.get(language);
  } catch {
    catalogues.delete(language);
    return undefined;
  }
}
