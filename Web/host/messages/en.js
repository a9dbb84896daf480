import english from '../english.js';
import { passwordSentences } from '../english-password.js';

/** @type {import('../messages.js').Catalogue} */
export default { ...english, sentences: { ...english.sentences, ...passwordSentences } };
