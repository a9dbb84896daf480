/** Reads how a number rolls from the core. */

/** @typedef {import('../core/loader.js').LiveControls} LiveControls */
/** @typedef {import('../core/memory.js').Movement} Movement */
/** @typedef {{ isPresent: boolean, motion: Movement }} Presence */
/** @typedef {{ text: string, presence: Presence }} Affix */
/** @typedef {{ place: number, motion: Movement, presence: Presence }} Wheel */
/** @typedef {{ place: number, text: string, presence: Presence }} Mark */
/**
 * `NumberRoll` in Sources/LiveControls/NumberText/NumberTextPresentation.swift.
 * @typedef {{
 *   prefix: Affix, suffix: Affix, digits: string[], isRightToLeft: boolean, shift: Movement, wheels: Wheel[], marks: Mark[],
 * }} Roll
 */

const decoder = new TextDecoder();

/**
 * Reads what the core has written; Sources/LiveWeb/NumberRollRecord.swift.
 *
 * @param {LiveControls} live
 * @param {number} handle
 * @returns {Roll | undefined}
 */
export function readRoll(live, handle) {
  const address = live.core.live_number_roll(handle);
  if (!address) return undefined;
  const { buffer } = live.core.memory;
  const fields = new Float64Array(buffer, address, Math.floor((buffer.byteLength - address) / Float64Array.BYTES_PER_ELEMENT));
  let next = 1;
  const number = () => fields[next++];
  const text = () => {
    const offset = number();
    return decoder.decode(new Uint8Array(buffer, fields[0] + offset, number()));
  };
  const movement = () => ({ target: number(), start: number(), velocity: number(), response: number(), dampingRatio: number() });
  const presence = () => ({ isPresent: number() === 1, motion: movement() });
  const prefix = { text: text(), presence: presence() };
  const suffix = { text: text(), presence: presence() };
  const digits = [...text()];
  const isRightToLeft = number() === 1;
  const shift = movement();
  const wheels = Array.from({ length: number() }, () => ({ place: number(), motion: movement(), presence: presence() }));
  const marks = Array.from({ length: number() }, () => ({ place: number(), text: text(), presence: presence() }));
  return { prefix, suffix, digits, isRightToLeft, shift, wheels, marks };
}
