/** What a sectioned field's attributes say, mirrored by properties as HTML's own elements do. */

/** In the order of `format` in SectionedFieldExports.swift. */
export const presets = ['', 'card', 'phone-us', 'code', 'iban', 'expiry'];
/** In the order of `AcceptedCharacters`. */
export const acceptedCharacters = ['digits', 'letters', 'alphanumeric', 'any'];

/** An element with the attributes of a sectioned field. */
export class SectionedFieldElement extends HTMLElement {
  static observedAttributes = ['sections', 'accepts', 'preset', 'live', 'label-correct', 'label-incorrect'];

  /** How many characters each section takes, such as `4 4 4 4`; empty for a plain field. */
  get sections() {
    return this.getAttribute('sections') ?? '';
  }

  set sections(sections) {
    this.setAttribute('sections', sections);
  }

  /** `digits`, `letters`, `alphanumeric` or `any`. */
  get accepts() {
    const name = this.getAttribute('accepts') ?? '';
    return acceptedCharacters.includes(name) ? name : 'any';
  }

  set accepts(accepts) {
    this.setAttribute('accepts', accepts);
  }

  /** `card`, `phone-us`, `code`, `iban`, `expiry`, or empty for `sections` and `accepts`. */
  get preset() {
    const name = this.getAttribute('preset') ?? '';
    return presets.includes(name) ? name : '';
  }

  set preset(preset) {
    this.setAttribute('preset', preset);
  }

  /** `underlined` or `bordered`. */
  get appearance() {
    return this.getAttribute('appearance') === 'bordered' ? 'bordered' : 'underlined';
  }

  set appearance(appearance) {
    this.setAttribute('appearance', appearance);
  }

  /** Where the label stands: `start`, `center` or `end`. */
  get labelAlign() {
    const name = this.getAttribute('label-align') ?? '';
    return ['center', 'end'].includes(name) ? name : 'start';
  }

  set labelAlign(align) {
    this.setAttribute('label-align', align);
  }

  /** Whether validity is shown as soon as the text is complete, not only when the control is left. */
  get live() {
    return this.hasAttribute('live');
  }

  set live(isLive) {
    this.toggleAttribute('live', isLive);
  }
}
