/** The limit of an element: the part of the core that it needs, and its settings. */

/** @typedef {import('./loader.js').LiveControls} LiveControls */
/** @typedef {{ localName: string, limit: number, unit: string, also: string, weights: string }} Limited An element with a limit. */

/**
 * Returns the part that the core has to contain for a limit; empty for none.
 *
 * @param {Limited} element
 */
export function partForLimit({ unit, also, weights }) {
  if (/twitter|mastodon/.test(unit + also)) return 'twitter';
  return also || weights || /words|sms/.test(unit) ? 'units' : '';
}

/**
 * Returns the settings of a limit. Rules with an error leave a plain field.
 *
 * @param {Limited} element
 * @param {LiveControls | undefined} controls with the part for the limit
 */
export function limitSettings(element, controls) {
  const { limit, unit, weights } = element;
  const rules = controls?.rules?.numberOf?.(element, controls) ?? 0;
  return { maximum: rules < 0 ? 0 : limit, unit: weights ? 'weighted' : unit, rules };
}
