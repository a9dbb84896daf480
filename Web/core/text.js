/**
 * Updates text without removing a node.
 *
 * If any node of the document is removed while a user types into a field, Chromium ends the current undo step, and each
 * character becomes its own step. So from the time an element is ready until it detaches, it adds and changes nodes, but never
 * removes one.
 */

/**
 * Shows text in an element that contains nothing else.
 *
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent === text) return;
  const [node, other] = element.childNodes;
  // A translation tool may have replaced the text with its own elements.
  if (node?.nodeType === Node.TEXT_NODE && !other) /** @type {Text} */ (node).data = text;
  else element.textContent = text;
}
