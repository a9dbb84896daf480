// A form that checks password rules with the core's parser.
import { liveControls } from "/live-controls/core/loader.js";
import { readPasswordRulesAnswer } from "/live-controls/password-setup/wire.js";

const reasons = {
  "property-expected": "expected a property",
  "unknown-property": "unknown property",
  "colon-expected": "expected a colon after the property name",
  "number-expected": "expected a whole number",
  "class-expected": "expected a character class",
  "unknown-class": "unknown character class",
  "unclosed-class": "unclosed character class",
  "separator-expected": "expected a semicolon or the end of the text",
  "comma-expected": "expected a comma, a semicolon or the end of the text",
};

const form = document.querySelector("#password-rules");
if (form instanceof HTMLFormElement) void start(form);

/** @param {HTMLFormElement} form */
async function start(form) {
  const field = /** @type {HTMLTextAreaElement} */ (form.querySelector("textarea"));
  const verdict = /** @type {HTMLElement} */ (form.querySelector(".rules-verdict"));
  const live = await liveControls();
  const read = () => {
    const length = live.memory.write(field.value, "");
    const { error, text } = readPasswordRulesAnswer(live.memory.record(live.core.live_password_setup_rules(length)));
    form.dataset.state = error ? "wrong" : "read";
    const lines = field.value.slice(0, error?.offset).split("\n");
    verdict.textContent = error
      ? `Line ${lines.length}, column ${(lines.at(-1) ?? "").length + 1}: ${reasons[error.reason]}.`
      : text || "No rules.";
  };
  form.addEventListener("submit", (event) => event.preventDefault());
  field.addEventListener("input", read);
  read();
}
