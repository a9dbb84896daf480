// Demonstrates all six controls on the front page when the visitor presses a button. Input in a control stops it.

const button = document.querySelector("#watch");
/** The time between two typed characters, in seconds. */
const typingInterval = 0.085;

/** The typed texts, by selector. */
const texts = {
  "#count-ring textarea": "It fills as you type, warns you near the limit, and shows how far you are over it.",
  "#limited-field input": "Hildegard von Bingen, composer",
  "#sectioned-field input": "4242424242424242",
  "#password-setup #password": "Tr0mbone!case",
  "#password-setup #again": "Tr0mbone!case",
};
const numbers = [1293.49, 2293.49, 318, 48210.75, 1284.5];
const places = ["leading", "top", "trailing", "bottom"];

/** @param {number} seconds @param {AbortSignal} signal */
function pause(seconds, signal) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener("abort", () => (clearTimeout(timer), reject(signal.reason)), { once: true });
  });
}

/** @param {string} selector @param {string} text @param {AbortSignal} signal */
async function type(selector, text, signal) {
  const field = /** @type {HTMLInputElement | HTMLTextAreaElement | null} */ (document.querySelector(selector));
  if (!field) return;
  for (let length = 1; length <= text.length; length += 1) {
    field.value = text.slice(0, length);
    await pause(typingInterval, signal);
  }
}

/** @param {AbortSignal} signal */
async function roll(signal) {
  const number = /** @type {any} */ (document.querySelector("#number live-number"));
  for (const value of numbers) {
    number.value = String(value);
    await pause(1.4, signal);
  }
}

/** @param {AbortSignal} signal */
async function move(signal) {
  const control = /** @type {any} */ (document.querySelector("#snap-button live-snap-button"));
  for (const place of places) {
    control.moveTo(place, 0.5);
    await pause(1.5, signal);
  }
}

function clear() {
  for (const selector of Object.keys(texts)) {
    const field = /** @type {HTMLInputElement | HTMLTextAreaElement | null} */ (document.querySelector(selector));
    if (field) field.value = "";
  }
}

if (button instanceof HTMLButtonElement) {
  const label = button.textContent;
  /** @type {AbortController | undefined} */
  let running;
  const finish = () => {
    running?.abort();
    running = undefined;
    button.textContent = label;
  };
  const start = async () => {
    running = new AbortController();
    const { signal } = running;
    clear();
    button.textContent = button.dataset.stop ?? "";
    const work = Object.entries(texts).map(([selector, text]) => type(selector, text, signal));
    await Promise.allSettled([...work, roll(signal), move(signal)]);
    if (!signal.aborted) finish();
  };
  button.hidden = false;
  button.addEventListener("click", () => (running ? finish() : void start()));
  document.querySelector(".tiles")?.addEventListener("focusin", finish);
  document.querySelector(".tiles")?.addEventListener("pointerdown", finish);
}

// The form on the front page only demonstrates the control.
document.querySelector("#password-setup form")?.addEventListener("submit", (event) => event.preventDefault());
