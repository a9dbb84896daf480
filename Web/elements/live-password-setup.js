export { LivePasswordSetup } from '../password-setup/live-password-setup.js';
export { setMessages } from '../words/messages.js';
