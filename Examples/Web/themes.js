/** Applies the chosen theme and colors. Without scripts, the page has those of its markup. */
const { documentElement } = document;
const looks = /** @type {HTMLFormElement} */ (document.querySelector('#looks'));

looks.hidden = false;
looks.addEventListener('input', () => {
  const chosen = new FormData(looks);
  documentElement.dataset.theme = String(chosen.get('theme'));
  documentElement.style.colorScheme = String(chosen.get('colors'));
});
