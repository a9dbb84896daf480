export { LiveSnapButton } from '../snap-button/live-snap-button.js';
