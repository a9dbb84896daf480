import english from '../english.js';
import { passwordSentences } from '../../password-setup/english.js';

/** @type {import('../messages.js').Catalogue} */
export default { ...english, sentences: { ...english.sentences, ...passwordSentences } };
