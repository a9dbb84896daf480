// Copies the code that is shown. Without script, or where a page may not write to the clipboard, it can be selected.

for (const button of document.querySelectorAll(".copy")) {
  if (!(button instanceof HTMLButtonElement) || !navigator.clipboard) continue;
  button.hidden = false;
  const name = button.textContent;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(button.parentElement?.querySelector("code")?.textContent ?? "");
    button.textContent = button.dataset.copied ?? "";
    setTimeout(() => (button.textContent = name), 2000);
  });
}
