// Adds buttons that copy the code samples. Without scripts or clipboard access, people can select the code.

for (const button of document.querySelectorAll(".copy")) {
  if (!(button instanceof HTMLButtonElement) || !navigator.clipboard) continue;
  button.hidden = false;
  const label = button.textContent;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(button.parentElement?.querySelector("code")?.textContent ?? "");
    button.textContent = button.dataset.copied ?? "";
    setTimeout(() => (button.textContent = label), 2000);
  });
}
