/** What only a core with the rules of units can do. The parts with such a core contain this code. */

import { readLimitedFieldTextMessage } from './wire.js';

/** @typedef {import('./loader.js').LiveControls} LiveControls */

/**
 * The numbers of the rules in each core, by their text.
 *
 * @type {WeakMap<LiveControls, Map<string, number>>}
 */
const numbers = new WeakMap();

/**
 * Installs an element's rules in the core, and returns their number, which is negative if they have an error. An error is
 * reported once.
 *
 * @param {import('./limit.js').Limited} element
 * @param {LiveControls} controls
 */
export function numberOf({ localName, also, weights }, controls) {
  if (!also && !weights) return 0;
  const known = numbers.get(controls) ?? new Map();
  numbers.set(controls, known);
  const text = `${weights};${also}`;
  if (!known.has(text)) {
    const { core, memory } = controls;
    const number = core.live_unit_rules(memory.writeBytes(new TextEncoder().encode(text)));
    known.set(text, number);
    const names = [weights && `weights="${weights}"`, also && `also="${also}"`].filter(Boolean).join(' or ');
    if (number < 0) console.warn(`LiveControls: ${localName} has no limit, because it cannot read ${names}.`);
  }
  return known.get(text);
}

/**
 * Returns the SMS encoding of a limited field's text, its number of parts, and the units remaining in the last part; `null` for
 * other units.
 *
 * @param {LiveControls} controls
 * @param {number} handle of the field
 */
export function textMessageOf({ core, memory }, handle) {
  const message = readLimitedFieldTextMessage(memory.record(core.live_unit_text_message(handle)));
  return message ? { encoding: message.encoding, parts: message.partCount, remaining: message.remainingInPart } : null;
}
