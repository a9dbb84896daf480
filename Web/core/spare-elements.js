/** Keeps unused elements in the document: see text.js. */

/**
 * Shows the first elements of a list. Hides the others and removes their class, which a page may style or count.
 *
 * @template {HTMLElement} E
 * @param {E[]} elements
 * @param {number} count the number of visible elements
 * @param {string} className of the visible elements
 */
export function showFirst(elements, count, className) {
  for (const [index, element] of elements.entries()) {
    const isVisible = index < count;
    if (element.hidden === !isVisible) continue;
    element.hidden = !isVisible;
    element.className = isVisible ? className : '';
  }
}
