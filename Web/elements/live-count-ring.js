export { LiveCountRing } from '../count-ring/live-count-ring.js';
export { setMessages } from '../words/messages.js';
