/** Elements that are not needed at the moment stay where they are: see text.js. */

/**
 * Makes the first elements of a list visible, and hides the rest without their class, which a page may style or count.
 *
 * @template {HTMLElement} E
 * @param {E[]} elements
 * @param {number} count how many are visible
 * @param {string} className of those
 */
export function showFirst(elements, count, className) {
  for (const [index, element] of elements.entries()) {
    const isVisible = index < count;
    if (element.hidden === !isVisible) continue;
    element.hidden = !isVisible;
    element.className = isVisible ? className : '';
  }
}
