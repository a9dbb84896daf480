export { LiveSnapButton } from '../snap-button/live-snap-button.js';
export { setMessages } from '../words/messages.js';
