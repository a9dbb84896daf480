/** Loads what a counting unit needs beyond the core. */

import { addressOf } from '../host/address.js';

/** @typedef {import('./loader.js').LiveControls} LiveControls */

const tablesURL = addressOf('twitter-tables.bin');

/** @type {WeakMap<LiveControls, Promise<void>>} */
const preparations = new WeakMap();

/**
 * The name to ask for a core by. Empty asks for the whole core, which alone counts tweets.
 *
 * @param {string} tag
 * @param {string} unit
 */
export function askerFor(tag, unit) {
  return unit === 'twitter' ? '' : tag;
}

/**
 * Loads what a core needs to count in a unit. The core counts at once, and more exactly when the tables have arrived.
 *
 * @param {LiveControls} live
 * @param {string} unit
 * @param {{ exchangeCore: () => void, countAgain: () => void }} host `exchangeCore` loads the whole core when this one lacks
 *     the unit; `countAgain` counts again with the tables
 */
export async function prepareUnit(live, unit, { exchangeCore, countAgain }) {
  if (unit !== 'twitter') return;
  const install = live.core.live_twitter_tables;
  if (!install) return exchangeCore();
  const preparation = preparations.get(live) ?? loadTables(live, install);
  preparations.set(live, preparation);
  await preparation;
  countAgain();
}

/**
 * @param {LiveControls} live
 * @param {(length: number) => number} install
 */
async function loadTables(live, install) {
  // Until the tables arrive, the rules do without them: a URL needs a protocol, and each code point of an emoji counts.
  install(0);
  try {
    const response = await fetch(tablesURL);
    if (!response.ok) throw new Error(`${tablesURL} answered ${response.status}`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (!install(live.memory.writeBytes(bytes))) throw new Error(`${tablesURL} does not hold the tables`);
  } catch (error) {
    console.warn('LiveControls: the tables of the unit "twitter" could not be loaded; it counts without them.', error);
  }
}
