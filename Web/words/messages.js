/**
 * The words for the core's messages, in the language of the place where they appear.
 *
 * English is built in; another language's catalogue is fetched when a page in that language first needs it. A page adds
 * or replaces a language with `setMessages('xx', catalogue)`.
 */

import { unitNames } from '../core/units.js';
import english from './english.js';

/** @typedef {import('../core/memory.js').Message} Message */
/** @typedef {Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }} PluralForms */
/**
 * Sentences with `{amount}` in place of a number and its unit, or `{n}` of the number alone, and the forms of those with `{n}` in place of the number.
 * @typedef {{ sentences: Record<string, string>, amounts: Record<string, PluralForms> }} Catalogue
 */

/**
 * The sentences' names by the raw values of `Message.Key` in Sources/LiveControls/Message.swift; each control has a range.
 *
 * @type {Record<number, string>}
 */
const keys = {
  0: 'limit', 1: 'remaining', 2: 'full', 3: 'over', 20: 'dropped',
  30: 'incorrect', 31: 'cardIncorrect', 32: 'phoneIncorrect', 33: 'ibanIncorrect', 34: 'expiryIncorrect', 35: 'expired',
  36: 'incomplete', 37: 'required',
  50: 'topLeft', 51: 'top', 52: 'topRight', 53: 'left', 54: 'right', 55: 'bottomLeft', 56: 'bottom', 57: 'bottomRight',
  58: 'moveTo', 59: 'movable',
};
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
 * @param {Record<number, string>} names by the raw values of `Message.Key`
 * @param {Record<string, string>} sentences
 */
export function addEnglish(names, sentences) {
  Object.assign(keys, names);
  Object.assign(english.sentences, sentences);
}

/**
 * A message's text in the language of an element.
 *
 * @param {Message} message
 * @param {Element} element
 * @returns {Promise<string>}
 */
export async function messageText(message, element) {
  const tag = languageTag(element);
  const { catalogue, language } = await catalogueFor(tag);
  const amounts = catalogue.amounts[unitNames[message.unit]] ?? catalogue.amounts.characters;
  const form = amounts[new Intl.PluralRules(language).select(message.number)] ?? amounts.other;
  const number = new Intl.NumberFormat(language).format(message.number);
  return catalogue.sentences[keys[message.key]].replace('{amount}', form.replace('{n}', number)).replace('{n}', number);
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
