export { LiveSectionedField } from '../sectioned-field/live-sectioned-field.js';
