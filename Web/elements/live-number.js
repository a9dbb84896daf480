export { LiveNumber } from '../number/live-number.js';
