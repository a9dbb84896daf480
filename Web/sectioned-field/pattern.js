/**
 * What only a core with patterns can do. The part with such a core contains this code.
 *
 * The characters around the sections, and those between them for which the stylesheet of all fields has no lines, are texts.
 */

import { adoptStyle } from '../core/style.js';
import { readSectionedFieldAffixes } from '../core/wire.js';
import { shortenExample } from './example.js';
import style from './pattern-style.js';
import { changedWidths } from './ruler.js';

/** @typedef {import('../core/loader.js').LiveControls} LiveControls */

/**
 * Returns the format of a pattern.
 *
 * @param {import('./live-sectioned-field.js').LiveSectionedField} element
 */
export function formatOf({ preset, pattern }) {
  return pattern && !preset ? `pattern ${pattern}` : undefined;
}

/**
 * Draws what is before the first section and after the last one, and makes room for it.
 *
 * @param {import('./live-sectioned-field.js').LiveSectionedField} element
 * @param {HTMLInputElement} input
 */
export function decorate(element, input) {
  const { controls, handle } = /** @type {{ controls: LiveControls, handle: number }} */ (/** @type {unknown} */ (element));
  const { prefix = '', suffix = '' } = readSectionedFieldAffixes(controls.memory.record(controls.core.live_pattern_affixes(handle))) ?? {};
  adoptStyle(element, style);
  shortenExample(input, prefix, suffix);
  const texts = /** @type {HTMLElement} */ (element.querySelector('.live-sectioned-field-texts'));
  texts.dataset.prefix = prefix;
  texts.dataset.suffix = suffix;
  /** @type {HTMLElement | null} */ (texts.firstElementChild)?.setAttribute('data-prefix', prefix);
  const widths = changedWidths(element, input, [prefix, suffix]);
  if (!widths) return;
  element.style.setProperty('--_head', String(widths[0]));
  element.style.setProperty('--_foot', String(widths[1]));
}
