/** The style of patterns. It's in the part of the core that has them, and applies after the style of all fields. */

const field = "live-sectioned-field[pattern][data-separators]:is(:not([preset]), [preset=''])";
const outlined = `${field}:not([appearance='underlined'], [appearance='bordered'])`;
const boxed = `${field}:is([appearance='underlined'], [appearance='bordered'])`;
const resting = `${field}:is([data-phase='rest'], [data-phase='folding'])`;
const part = '.live-sectioned-field-part';
const prefix = `${part}[data-prefix]:not([data-prefix=''])`;
const texts = '.live-sectioned-field-texts';
const lined = ['-', '/', '.', ':'].map((separator) => `[data-separator='${separator}']`);

export default `@layer live-controls {
  ${field} {
    /* They start and end where a character would, with space for the carets beside the sections. */
    --_prefix: calc(var(--_head, 0) * var(--_size) + min(var(--_ahead) + 1px, var(--_head, 0) * 1000px));
    --_suffix: calc(var(--_foot, 0) * var(--_size) + min(var(--_ahead) + 1px, var(--_foot, 0) * 1000px));
    --_text: calc(var(--_places) * var(--_pitch) + var(--_excess) * var(--_size) - var(--_outer) + var(--_prefix) + var(--_suffix));
    --_offset: calc(var(--_rtl) * var(--_rest) + var(--_prefix));
    contain-intrinsic-inline-size: calc(var(--_whole) + var(--_prefix) + var(--_suffix));
  }
  ${boxed} { max-inline-size: calc(var(--_whole) + var(--_prefix) + var(--_suffix)); }
  ${outlined} { --_offset: calc(var(--_padding) + var(--_rtl) * (var(--_rest) - 2 * var(--_padding)) + var(--_prefix)); }
  /* What the script reads: the space before the text, and the width for its places at the largest size. */
  ${field} .live-sectioned-field-mirror {
    column-gap: var(--_prefix) !important;
    scroll-padding-left: calc(100cqi - (var(--_head, 0) + var(--_foot, 0) + min(0.6, var(--_head, 0) * 10) + min(0.6, var(--_foot, 0) * 10)) * var(--_largest)) !important;
  }
  /* The box and the line surround the texts as well. */
  ${field} .live-sectioned-field-box {
    margin-inline: calc(var(--_gap) / 2 - var(--_prefix)) calc(var(--_gap) / 2 - var(--_suffix)) !important;
  }
  ${field} .live-sectioned-field-line:first-child {
    margin-inline-start: calc(var(--_gap) / -2 - var(--_prefix)) !important;
  }
  ${field} .live-sectioned-field-line:nth-last-child(1 of :not([hidden])) {
    margin-inline-end: calc(var(--_gap) / -2 - var(--_suffix)) !important;
  }
  ${boxed} .live-sectioned-field-lines {
    clip-path: inset(-1px calc(var(--_gap) / 2 - var(--_suffix)) -1px calc(var(--_gap) / 2 - var(--_prefix)));
  }
  ${field} ${prefix}::before, ${field} ${texts}::after {
    letter-spacing: normal;
    white-space: pre;
    transition: opacity var(--_fade);
  }
  ${field} ${prefix}::before {
    position: absolute !important;
    inset-inline-start: 0 !important;
    content: attr(data-prefix) / '';
    translate: calc(-100% - 1px);
    opacity: 1;
  }
  ${field} ${texts}:not([data-suffix=''])::after {
    grid-area: 1 / -1;
    align-self: center;
    margin-inline-start: 1px;
    line-height: 1.5;
    content: attr(data-suffix) / '';
  }
  ${resting} ${prefix}::before, ${resting} ${texts}::after { opacity: 0; }
  /* An example is between them. */
  ${outlined}:has(:placeholder-shown) ${prefix}::before, ${outlined}:has(:placeholder-shown) ${texts}::after { opacity: 1; }
  ${field} ${part}[data-separator]:not(${lined})::before {
    block-size: auto !important;
    border: 0 !important;
    content: attr(data-separator) / '';
    letter-spacing: normal;
    rotate: none;
  }
  /* A bracket is nearer to what it encloses, and moves aside for a caret. */
  ${field} ${part}:is([data-separator='('], [data-separator='['], [data-separator='{'])::before { translate: calc(-50% + 0.1em + var(--_caret, 0em)) -50%; }
  ${field} ${part}:is([data-separator=')'], [data-separator=']'], [data-separator='}'])::before { translate: calc(-50% - 0.1em - var(--_caret, 0em)) -50%; }
  ${field} ${part}[data-active] { --_caret: 0.1em; }
}`;
