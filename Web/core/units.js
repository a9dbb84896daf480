/** Loads the data that a counting unit needs beyond the core. */

import { addressOf } from '../host/address.js';

/** @typedef {import('./loader.js').LiveControls} LiveControls */

const tablesURL = addressOf('twitter-tables.bin');

/**
 * Extends an element with a `unit` to load the unit's data. Counting starts immediately and becomes exact when the tables
 * arrive.
 *
 * @template {new (...values: any[]) => import('./live-element.js').LiveElement & { unit: string }} Base
 * @param {Base} Base whose `change('limit')` counts again
 */
export function counting(Base) {
  return class extends Base {
    /** @override */
    get needs() {
      return this.unit === 'twitter' ? [...super.needs, 'twitter'] : super.needs;
    }

    /** @protected */
    async prepareUnit() {
      const { controls } = this;
      if (this.unit !== 'twitter' || !controls) return;
      const install = controls.core.live_twitter_tables;
      if (!install) return this.reload();
      await (controls.tables ??= loadTables(controls, install));
      if (this.controls === controls) this.change('limit');
    }
  };
}

/**
 * @param {LiveControls} live
 * @param {(length: number) => number} install
 */
async function loadTables(live, install) {
  // Until the tables arrive, the rules work without them: a URL needs a protocol, and each code point of an emoji counts.
  install(0);
  try {
    const response = await fetch(tablesURL);
    if (!response.ok) throw new Error(`${tablesURL} returned status ${response.status}`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (!install(live.memory.writeBytes(bytes))) throw new Error(`${tablesURL} does not contain the tables`);
  } catch (error) {
    console.warn('LiveControls: the tables of the unit "twitter" could not be loaded; it counts without them.', error);
  }
}
