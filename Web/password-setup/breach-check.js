/** Looks up passwords in a list of breached ones, without revealing them to the list. */

/** The time after the last key, in milliseconds. */
const delay = 500;
/** The longest time that the list has to respond, in milliseconds. */
const patience = 5000;
/** The number of hexadecimal digits of the hash that the list receives. */
const prefixLength = 5;

/**
 * Returns whether a password is in a list, by the model of "Pwned Passwords": the list receives the first digits of the SHA-1 hash,
 * and returns lines with the rest of each hash that begins with them, a colon, and the number of its breaches.
 *
 * @param {string} password
 * @param {(prefix: string) => string | Promise<string>} list
 * @param {() => boolean} isWanted whether the answer is still wanted
 * @returns {Promise<boolean | undefined>} `undefined` if it isn't wanted
 */
export async function isBreached(password, list, isWanted) {
  await new Promise((resolve) => setTimeout(resolve, delay));
  if (!isWanted()) return undefined;
  const hash = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(password.normalize()));
  const digits = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('').toUpperCase();
  /** @type {Promise<never>} */
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error('The list did not respond.')), patience));
  const response = await Promise.race([list(digits.slice(0, prefixLength)), late]);
  if (!isWanted()) return undefined;
  // A list may add hashes with a number of 0, so that the length of its response reveals nothing.
  return response.split(/[\r\n]+/).some((line) => {
    const [rest, count] = line.trim().toUpperCase().split(':');
    return rest === digits.slice(prefixLength) && count !== '0';
  });
}
