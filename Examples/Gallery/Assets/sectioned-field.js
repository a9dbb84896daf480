// The gallery's sectioned fields: a code follows a telephone number, and the visitor lays out a field.

/** @param {string} id */
const element = (id) => /** @type {any} */ (document.getElementById(id));

element("telephone")?.addEventListener("live-complete", () => {
  element("telephone-hint").textContent = "Imagine a message with six digits, and type them.";
});

element("telephone-code")?.addEventListener("live-complete", (/** @type {CustomEvent} */ event) => {
  element("telephone-hint").textContent = `Thank you for ${event.detail.value}.`;
});

element("own-layout")?.addEventListener("input", () => {
  // The element's raw text: the field is a plain one, without separators.
  element("own-field").setAttribute("sections", element("own-layout").value);
});
