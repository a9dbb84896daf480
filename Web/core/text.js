/**
 * Writes text without removing a node.
 *
 * While a person types into a field, removing any node of the document ends the step of Chromium's undo history, so that each character
 * becomes a step of its own. So from the time an element is ready until it ends, it adds nodes and changes them, and removes none.
 */

/**
 * Shows a text in an element that holds nothing else.
 *
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent === text) return;
  const [node, other] = element.childNodes;
  // A translator may have put its own elements in place of the text.
  if (node?.nodeType === Node.TEXT_NODE && !other) /** @type {Text} */ (node).data = text;
  else element.textContent = text;
}
