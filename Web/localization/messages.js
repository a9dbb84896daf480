/**
 * The localized text of the core's messages, in the language of the place where they appear.
 *
 * English is built in. Another language's catalog is fetched when a page in that language first needs it. A page can add a
 * language or replace messages with `setMessages('xx', catalog)`.
 */

import { languageOf, notifyContextChanged } from '../core/context.js';
import { shared } from '../core/page.js';
import { part } from '../host/parts.js';
import english, { languages } from './english.js';

/** @typedef {typeof import('./wire.js').messageKeyNames[number]} MessageKey */
/** @typedef {{ key: MessageKey, number?: number, unit?: string, text?: string }} Message A message, its number, and the counted unit, or a page's own text. */
/** @typedef {Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }} PluralForms */
/**
 * The messages, with `{amount}` for a number and its unit or `{n}` for the number alone; and the plural forms of amounts, with
 * `{n}` for the number.
 * @typedef {{ messages: Record<string, string>, amounts: Record<string, PluralForms> }} MessageCatalog
 */

/** The messages that pages set, which take precedence. */
const own = shared('messages', () => /** @type {Record<string, MessageCatalog>} */ ({}));

/**
 * Adds a language, or replaces some of its messages and amounts. Elements update their text immediately.
 *
 * @param {string} language a BCP 47 tag; messages for `pt-PT` take precedence over messages for `pt`
 * @param {Partial<MessageCatalog>} catalog may be incomplete; missing entries keep their earlier text, or else appear in English
 * @throws {RangeError} if the language isn't a well-formed tag
 */
export function setMessages(language, { messages, amounts }) {
  const tag = new Intl.Locale(language).toString();
  const known = own[tag];
  own[tag] = { messages: { ...known?.messages, ...messages }, amounts: { ...known?.amounts, ...amounts } };
  notifyContextChanged(true);
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
  const { messages, amounts, language } = await messagesFor(tag, key);
  const forms = amounts[unit] ?? amounts.characters ?? english.amounts[unit] ?? english.amounts.characters;
  const form = forms[new Intl.PluralRules(language).select(number)] ?? forms.other;
  const digits = new Intl.NumberFormat(language).format(number);
  const text = messages[key].replace('{amount}', form.replace('{n}', digits)).replace('{n}', digits);
  // Isolates a fallback to English, so that it keeps its direction in right-to-left text (UAX #9).
  return language === tag || getComputedStyle(element).direction !== 'rtl' ? text : `\u2066${text}\u2069`;
}

/** @param {Element} element */
function languageTag(element) {
  try {
    return new Intl.Locale(languageOf(element)).toString();
  } catch {
    return 'en';
  }
}

/**
 * Returns the catalog for a message. The page's own messages take precedence, and among them the closest match to the tag.
 *
 * @param {string} tag
 * @param {MessageKey} key
 * @returns {Promise<MessageCatalog & { language: string }>} with the language for its numbers
 */
async function messagesFor(tag, key) {
  const names = namesOf(tag);
  const shipped = await catalogFor(names.find((name) => languages.includes(name)));
  const known = /** @type {MessageCatalog[]} */ ([...names.map((name) => own[name]), shipped].filter((messages) => messages));
  const messages = known.find((messages) => messages.messages[key])?.messages;
  if (!messages) return { ...english, language: 'en' };
  return { messages, amounts: Object.assign({}, ...known.reverse().map(({ amounts }) => amounts)), language: tag };
}

/**
 * Returns the possible catalog names for a tag, closest match first: `zh-TW`, `zh-Hant`, `zh`. A language with several scripts
 * has a catalog for each.
 *
 * @param {string} tag
 */
function namesOf(tag) {
  const parts = tag.split('-');
  const { language, script } = new Intl.Locale(tag).maximize();
  return [...parts.map((_, index) => parts.slice(0, parts.length - index).join('-')).slice(0, -1), `${language}-${script}`, language];
}

/**
 * @param {string} [language]
 * @returns {Promise<MessageCatalog | undefined>}
 */
async function catalogFor(language) {
  if (!language) return undefined;
  return language === 'en' ? english : part(`messages/${language}`).catch(() => undefined);
}
