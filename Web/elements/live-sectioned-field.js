export { LiveSectionedField } from '../sectioned-field/live-sectioned-field.js';
export { setMessages } from '../words/messages.js';
