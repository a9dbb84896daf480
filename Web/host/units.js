/** The names of the counting units in attributes, in the order of Sources/LiveWeb/UnitCode.swift. */
export const unitNames = ['characters', 'utf16', 'utf8', 'scalars', 'twitter', 'sms'];

/**
 * The core's number for a unit; that of `characters` for a name that is none.
 *
 * @param {string | null} name
 */
export function unitCode(name) {
  return Math.max(0, unitNames.indexOf(name ?? ''));
}
