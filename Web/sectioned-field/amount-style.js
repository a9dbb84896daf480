/** The style of amounts. It's in the part of the core that has them, and applies after the style of all fields. */

const field = "live-sectioned-field[preset='amount'][data-separators]";
const outlined = `${field}:not([appearance='underlined'], [appearance='bordered'])`;
const boxed = `${field}:is([appearance='underlined'], [appearance='bordered'])`;
const resting = `${boxed}:is([data-phase='rest'], [data-phase='folding'])`;
const part = '.live-sectioned-field-part';

export default `@layer live-controls {
  ${field} {
    /* As close as a separator permits. */
    --_wide: max(0.84, var(--_spaced, 0) + 0.16);
    --_glyph: 0.52;
    /* It scrolls in the largest size. */
    --_smallest: var(--_largest);
    --_whole: var(--live-sectioned-field-width, 26rem);
    /* It starts where a digit would, with space for the caret before the first digit. */
    --_prefix: calc(var(--_lead, 0) * var(--_size) + min(var(--_ahead) + 1px, var(--_lead, 0) * 1000px) + var(--_indent, 0px));
    --_suffix: calc(var(--_tail, 0) * var(--_size));
    --_margin: 0.5rem;
    --_text: calc(var(--_places) * var(--_pitch) + var(--_excess) * var(--_size) - var(--_outer) + var(--_prefix) + var(--_suffix));
    --_offset: calc(var(--_margin) + var(--_prefix));
  }
  ${outlined} {
    --_offset: calc(var(--_padding) + var(--_prefix));
  }
  ${outlined} :is(input, .live-sectioned-field-texts, .live-sectioned-field-mirror) {
    --_narrow: 0em;
    font-family: var(--live-sectioned-field-font, inherit) !important;
    font-variant-numeric: tabular-nums lining-nums !important;
  }
  /* The number ends at the right, with space for the caret. */
  ${field}[data-rtl] { --_offset: calc(var(--_rest) + var(--_suffix) + var(--_pitch) + var(--_short, 0) * var(--_size) - 4px - var(--_margin)); }
  ${outlined}[data-rtl] { --_offset: calc(var(--_rest) + var(--_suffix) + var(--_pitch) + var(--_short, 0) * var(--_size) - var(--_padding)); }
  ${field} .live-sectioned-field-mirror { column-gap: var(--_prefix) !important; }
  ${field} > :is(.live-sectioned-field-boxes, .live-sectioned-field-lines) {
    grid-template-columns: 1fr !important;
    margin-inline: 0 !important;
  }
  ${field} .live-sectioned-field-line ~ .live-sectioned-field-line { display: none !important; }
  ${field} ${part} { white-space: pre !important; }
  ${field} ${part}::before {
    position: absolute !important;
    inset-block: 0 !important;
    inset-inline-start: 0 !important;
    block-size: auto !important;
    border: 0 !important;
    content: attr(data-before) / '';
    letter-spacing: normal;
    rotate: none;
    translate: -50%;
    transition: none;
  }
  /* While the field unfolds, the label leaves their place. */
  ${boxed} ${part}::before, ${boxed} ${part}::after { transition: opacity var(--_fade); }
  /* Aside, for the caret. */
  ${field} ${part}[data-active]::before { translate: calc(-50% - 0.1em); }
  ${field} ${part}[data-affix]::before { translate: calc(-100% - 1px - var(--_indent, 0px)); }
  ${outlined} ${part}::before { opacity: 1; }
  ${field} ${part}[data-hidden]::after { visibility: hidden; }
  /* An example takes the place of the currency after a number, and has no place in a field where a number ends at the right. */
  ${field}:has(:placeholder-shown) ${part}::after { visibility: hidden; }
  ${field}[data-rtl] input::placeholder { color: transparent !important; }
  /* A single digit leaves as much room for a separator as several do, and starts where they do. */
  ${field}:has([data-single]:not([hidden])):not([data-rtl]) { --_indent: calc(var(--_ahead) - 1px); }
  ${field} ${part}[data-single]::after { margin-inline-start: calc((var(--_pitch) - var(--_glyph) * var(--_size)) / 2 - var(--_ahead)); }
  /* The decimal separator is drawn in the middle between its neighbors, and not in its own place. */
  ${field} ${part}:not([data-point=''], [data-text=''])::before {
    inset-inline-start: calc((var(--_count) * (var(--_pitch) - var(--_step)) + 3 * var(--_step) - 2ch + 2 * var(--_shortfall, 0px) - var(--_glyph) * var(--_size)) / 4 + (var(--_point, 0) * var(--_size) - var(--_ahead)) / 2) !important;
    content: attr(data-point) / '';
  }
  ${field} ${part}:not([data-point=''])[data-active]::before { translate: calc(-50% + 0.12em); }
  /* Chromium draws nothing of an inline box with a mask in forced colors. */
  ${field} ${part}:not([data-point=''])::after { display: inline-block; mask: linear-gradient(90deg, #0000 calc(var(--_point, 0) * var(--_size)), #000 0); }
  ${field} ${part}:nth-last-child(1 of :not([hidden]))::after { content: attr(data-after) / ''; margin-inline-start: 2px; }
  ${resting} ${part}::before, ${resting} ${part}::after { opacity: 0; }
}`;
