export { LiveLimitedField } from '../limited-field/live-limited-field.js';
export { setMessages } from '../words/messages.js';
