// Demonstrates all six controls on the front page when the visitor presses a button. Input in a control stops it.

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
const numbers = ["1293.49", "2293.49", "318", "48210.75", "1284.5"];
const places = ["leading", "top", "trailing", "bottom"];
const find = (selector) => document.querySelector(selector);

/** Makes one step after the other, and pauses after each. */
async function play(steps, seconds, signal, step) {
  for (const each of steps) {
    step(each);
    await new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, seconds * 1000);
      signal.addEventListener("abort", () => (clearTimeout(timer), reject(signal.reason)), { once: true });
    });
  }
}

const button = find("#watch");
if (button) {
  const label = button.textContent;
  let running;
  const finish = () => {
    running?.abort();
    running = undefined;
    button.textContent = label;
  };
  const start = async () => {
    running = new AbortController();
    const { signal } = running;
    button.textContent = button.dataset.stop;
    const typing = Object.entries(texts).map(([selector, text]) => {
      const field = find(selector);
      field.value = "";
      return play(text, typingInterval, signal, (character) => (field.value += character));
    });
    const rolling = play(numbers, 1.4, signal, (value) => (find("#number live-number").value = value));
    const moving = play(places, 1.5, signal, (place) => find("#snap-button live-snap-button").moveTo(place, 0.5));
    await Promise.allSettled([...typing, rolling, moving]);
    if (!signal.aborted) finish();
  };
  button.hidden = false;
  button.addEventListener("click", () => (running ? finish() : start()));
  for (const type of ["focusin", "pointerdown"]) find(".tiles").addEventListener(type, finish);
  // The form on the front page only demonstrates the control.
  find("#password-setup form").addEventListener("submit", (event) => event.preventDefault());
}
