export { LiveSampleControl } from '../sample-control/live-sample-control.js';
