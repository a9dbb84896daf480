export { LivePasswordSetup } from '../password-setup/live-password-setup.js';
