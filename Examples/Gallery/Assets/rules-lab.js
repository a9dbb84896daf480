// A playground for the password-rules syntax, read by the core.
import { liveControls } from "/live-controls/core/loader.js";

/** In the order of `PasswordRulesError.Reason` in Sources/LivePasswords. */
const reasons = [
  "a property should begin here",
  "there is no such property",
  "a colon should follow the property’s name",
  "a whole number should stand here",
  "a character class should stand here",
  "there is no such class",
  "the class that begins here does not end",
  "a semicolon should stand here, or the end",
  "a comma or a semicolon should stand here, or the end",
];

const form = document.querySelector("#password-rules");
if (form instanceof HTMLFormElement) void start(form);

/** @param {HTMLFormElement} form */
async function start(form) {
  const field = /** @type {HTMLTextAreaElement} */ (form.querySelector("textarea"));
  const verdict = /** @type {HTMLElement} */ (form.querySelector(".rules-verdict"));
  const live = await liveControls();
  const read = () => {
    const length = live.memory.write(field.value);
    const record = live.memory.record(live.core.live_password_setup_rules(length));
    const [reason, offset, canonical] = [record.number(), record.number(), record.text()];
    const isWrong = !Number.isNaN(reason);
    form.dataset.state = isWrong ? "wrong" : "read";
    const place = field.value.slice(0, offset).split("\n");
    verdict.textContent = isWrong
      ? `Line ${place.length}, column ${(place.at(-1) ?? "").length + 1}: ${reasons[reason]}.`
      : canonical || "Nothing is asked for.";
  };
  form.addEventListener("submit", (event) => event.preventDefault());
  field.addEventListener("input", read);
  read();
}
