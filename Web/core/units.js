/** What a counting unit needs that the core does not carry. */

import { addressOf } from '../host/address.js';

/** @typedef {import('./loader.js').LiveControls} LiveControls */

const tablesURL = addressOf('twitter-tables.bin');

/** @type {WeakMap<LiveControls, Promise<void>>} */
const preparations = new WeakMap();

/**
 * Who asks for the core when an element counts in a unit: nobody in particular, and so for the whole of it, when a core
 * for that element alone would not do.
 *
 * @param {string} tag
 * @param {string} unit
 */
export function askerFor(tag, unit) {
  return unit === 'twitter' ? '' : tag;
}

/**
 * Gets what a core needs to count in a unit. The core counts at once, and better when this is done.
 *
 * @param {LiveControls} live
 * @param {string} unit
 * @param {{ exchangeCore: () => void, countAgain: () => void }} host is told to load the whole core, as this one does not know
 *     the unit, or that it is time to count again
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
  // Until the tables are here, the rules do without: only what has a protocol is a URL, and emoji are their code points.
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
