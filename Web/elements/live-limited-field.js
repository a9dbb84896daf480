export { LiveLimitedField } from '../limited-field/live-limited-field.js';
