// A playground for the password-rules syntax, read by the core.
import { liveControls } from "/live-controls/core/loader.js";
import { readPasswordRulesAnswer } from "/live-controls/password-setup/wire.js";

const reasons = {
  "property-expected": "a property should begin here",
  "unknown-property": "there is no such property",
  "colon-expected": "a colon should follow the property’s name",
  "number-expected": "a whole number should stand here",
  "class-expected": "a character class should stand here",
  "unknown-class": "there is no such class",
  "unclosed-class": "the class that begins here does not end",
  "separator-expected": "a semicolon should stand here, or the end",
  "comma-expected": "a comma or a semicolon should stand here, or the end",
};

const form = document.querySelector("#password-rules");
if (form instanceof HTMLFormElement) void start(form);

/** @param {HTMLFormElement} form */
async function start(form) {
  const field = /** @type {HTMLTextAreaElement} */ (form.querySelector("textarea"));
  const verdict = /** @type {HTMLElement} */ (form.querySelector(".rules-verdict"));
  const live = await liveControls();
  const read = () => {
    const length = live.memory.write(field.value);
    const { error, text } = readPasswordRulesAnswer(live.memory.record(live.core.live_password_setup_rules(length)));
    form.dataset.state = error ? "wrong" : "read";
    const place = field.value.slice(0, error?.offset).split("\n");
    verdict.textContent = error
      ? `Line ${place.length}, column ${(place.at(-1) ?? "").length + 1}: ${reasons[error.reason]}.`
      : text || "Nothing is asked for.";
  };
  form.addEventListener("submit", (event) => event.preventDefault());
  field.addEventListener("input", read);
  read();
}
