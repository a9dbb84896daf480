// Shows below the text message how many parts it has.

const element = document.querySelector("#text-message");
const line = document.querySelector("#text-message-parts");
const alphabets = { gsm7: "GSM 7 bit", ucs2: "UCS-2" };

function show() {
  const message = element.textMessage;
  if (!message) return;
  const { encoding, parts, remaining } = message;
  line.textContent = `${parts === 1 ? "1 part" : `${parts} parts`} in ${alphabets[encoding]}, ${remaining} left in the last. A ć or 👋 changes the encoding to UCS-2.`;
}

if (element && line) {
  element.addEventListener("input", show);
  new MutationObserver(show).observe(element, { attributeFilter: ["data-state"] });
  customElements.whenDefined("live-limited-field").then(show);
}
