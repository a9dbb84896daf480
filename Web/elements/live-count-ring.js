export { LiveCountRing } from '../count-ring/live-count-ring.js';
