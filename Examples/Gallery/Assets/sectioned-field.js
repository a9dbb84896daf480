// The demos of the sectioned field: a phone number with a code, and a field with a custom layout.

/** @param {string} id */
const element = (id) => /** @type {any} */ (document.getElementById(id));

element("telephone")?.addEventListener("live-complete", () => {
  element("telephone-hint").textContent = "Type any six digits, as if from a text message.";
});

element("telephone-code")?.addEventListener("live-complete", (/** @type {CustomEvent} */ event) => {
  element("telephone-hint").textContent = `The code is ${event.detail.value}.`;
});

// A field shows whether its text is correct once it has been left. These states show it without moving the focus.
for (const input of document.querySelectorAll("[data-left]")) {
  const field = input.closest("live-sectioned-field");
  const leave = () => {
    if (field?.getAttribute("data-state") !== "ready") return;
    watcher.disconnect();
    for (const type of ["focus", "blur"]) input.dispatchEvent(new FocusEvent(type));
  };
  const watcher = new MutationObserver(leave);
  if (field) watcher.observe(field, { attributeFilter: ["data-state"] });
  leave();
}

element("own-layout")?.addEventListener("input", () => {
  // `value` is the raw text, without separators.
  element("own-field").setAttribute("sections", element("own-layout").value);
});
