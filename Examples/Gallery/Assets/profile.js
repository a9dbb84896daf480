// The composed form: its price rolls as the plan and the seats change, and it is sent once.

/** @param {HTMLFormElement} form */
function showPrice(form) {
  const price = /** @type {HTMLElement & { value: string }} */ (form.querySelector("#profile-price"));
  const seats = /** @type {HTMLInputElement} */ (form.querySelector("#profile-seats"));
  const show = () => {
    const plan = form.querySelector("[name=plan]:checked");
    const perSeat = Number(plan instanceof HTMLInputElement ? plan.dataset.price : NaN);
    if (seats.validity.valid && perSeat > 0) price.setAttribute("value", String(perSeat * seats.valueAsNumber));
  };
  form.addEventListener("input", show);
  // What the browser restores is shown, too.
  addEventListener("pageshow", show);
  show();
  form.querySelector("[name=action]")?.remove();
}

/** @param {HTMLFormElement} form */
function sendOnce(form) {
  const button = /** @type {HTMLButtonElement} */ (form.querySelector("button[type=submit]"));
  let isSending = false;
  const setSending = (/** @type {boolean} */ sending) => {
    isSending = sending;
    // Not disabled, so that it keeps the focus.
    if (sending) button.setAttribute("aria-disabled", "true");
    else button.removeAttribute("aria-disabled");
  };
  form.addEventListener("submit", (event) => {
    if (isSending) event.preventDefault();
    else setSending(true);
  });
  // Back from the next page, the form can be sent again.
  addEventListener("pageshow", () => setSending(false));
}

const form = document.querySelector("#profile");
if (form instanceof HTMLFormElement) {
  showPrice(form);
  sendOnce(form);
}
