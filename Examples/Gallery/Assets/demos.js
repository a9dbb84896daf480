// The demonstrations on the pages about controls.
import { liveControls } from "/live-controls/core/loader.js";
import { readPasswordRulesAnswer } from "/live-controls/password-setup/wire.js";

const find = (selector) => document.querySelector(selector);
const all = (selector) => [...document.querySelectorAll(selector)];

// Buttons that copy the code samples. Without clipboard access, people can select the code.
for (const button of navigator.clipboard ? all(".copy") : []) {
  const label = button.textContent;
  button.hidden = false;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(button.parentElement.querySelector("code").textContent);
    button.textContent = button.dataset.copied;
    setTimeout(() => (button.textContent = label), 2000);
  });
}

// The number of parts of a text message.
const message = find("#text-message");
if (message) {
  const alphabets = { gsm7: "GSM 7 bit", ucs2: "UCS-2" };
  const show = () => {
    if (!message.textMessage) return;
    const { encoding, parts, remaining } = message.textMessage;
    const count = `${parts === 1 ? "1 part" : `${parts} parts`} in ${alphabets[encoding]}, ${remaining} left in the last.`;
    find("#text-message-parts").textContent = `${count} A ć or 👋 changes the encoding to UCS-2.`;
  };
  message.addEventListener("input", show);
  new MutationObserver(show).observe(message, { attributeFilter: ["data-state"] });
  customElements.whenDefined("live-limited-field").then(show);
}

// A phone number with a code, and a field with a custom layout.
const say = (text) => (find("#telephone-hint").textContent = text);
find("#telephone")?.addEventListener("live-complete", () => say("Type any six digits, as if from a text message."));
find("#telephone-code")?.addEventListener("live-complete", ({ detail }) => say(`The code is ${detail.value}.`));
// `value` is the raw text, without separators.
find("#own-layout")?.addEventListener("input", ({ target }) => find("#own-field").setAttribute("sections", target.value));

find("#phone-country")?.addEventListener("input", ({ target }) => (find("#phone-field").country = target.value));
find("#birthday")?.addEventListener("live-complete", ({ detail }) => (find("#date-hint").textContent = `The form submits ${detail.value}.`));
// The number in the form in which it's stored, and its kind, once it's valid.
find("#phone-number")?.addEventListener("input", () => {
  const { e164, kind } = find("#phone-field").phone ?? {};
  find("#phone-hint").textContent = kind ? `${e164}, ${kind.replaceAll("-", " ")}` : "";
});

// A field shows whether its text is correct once it has been left. These states show it without moving the focus.
for (const input of all("[data-left]")) {
  const field = input.closest("live-sectioned-field");
  const leave = () => {
    if (field.dataset.state !== "ready") return;
    watcher.disconnect();
    for (const type of ["focus", "blur"]) input.dispatchEvent(new FocusEvent(type));
  };
  const watcher = new MutationObserver(leave);
  watcher.observe(field, { attributeFilter: ["data-state"] });
  leave();
}

// The animated numbers.
for (const button of all("[data-add]")) {
  const number = button.parentElement.parentElement.querySelector("live-number");
  button.addEventListener("click", () => {
    const { add } = button.dataset;
    const value = add === "random" ? (Math.random() - 0.3) * 10 ** (1 + Math.random() * 6) : Number(number.value) + Number(add);
    number.value = value.toFixed(2);
  });
}

// A clock with a number for its hours, minutes and seconds.
for (const button of all("[data-seconds]")) {
  button.addEventListener("click", () => {
    const parts = all("#number-clock live-number");
    const before = parts.reduce((seconds, { value }) => 60 * seconds + Number(value), 0);
    const seconds = (before + Number(button.dataset.seconds) + 24 * 3600) % (24 * 3600);
    [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].forEach((value, index) => (parts[index].value = value));
  });
}

for (const button of all("[data-price]")) button.addEventListener("click", () => (find("#number-price").value = button.dataset.price));

find("#number-shuffle")?.addEventListener("click", () => {
  const scale = Math.random() ** 3;
  for (const number of all("#number-locales live-number")) {
    number.value = (scale * 9_999_999 * (0.5 + Math.random())).toFixed(number.locale === "en-IN" ? 0 : 2);
  }
});

for (const button of all("[data-action]")) {
  button.addEventListener("click", () => (find("#actions-done").textContent = `You chose ${button.dataset.action}.`));
}

// Password rules as text, which the core's parser checks.
const lab = find("#password-rules");
if (lab) liveControls().then(checkRules);

function checkRules({ core, memory }) {
  const field = lab.querySelector("textarea");
  const read = () => {
    const length = memory.write(field.value, "");
    const { error, text } = readPasswordRulesAnswer(memory.record(core.live_password_setup_rules(length)));
    lab.dataset.state = error ? "wrong" : "read";
    const lines = field.value.slice(0, error?.offset).split("\n");
    lab.querySelector(".rules-verdict").textContent = error
      ? `Line ${lines.length}, column ${lines.at(-1).length + 1}: ${error.reason.replaceAll("-", " ")}.`
      : text || "No rules.";
  };
  lab.addEventListener("submit", (event) => event.preventDefault());
  field.addEventListener("input", read);
  read();
}
