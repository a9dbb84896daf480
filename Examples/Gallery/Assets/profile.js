// Updates the price of the profile form when the plan or the seats change, and prevents duplicate submissions.

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
  // The browser can restore the fields.
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
    // The button isn't disabled, so that it keeps the focus.
    if (sending) button.setAttribute("aria-disabled", "true");
    else button.removeAttribute("aria-disabled");
  };
  form.addEventListener("submit", (event) => {
    if (isSending) event.preventDefault();
    else setSending(true);
  });
  // After a return from the next page, the form can be submitted again.
  addEventListener("pageshow", () => setSending(false));
}

const form = document.querySelector("#profile");
if (form instanceof HTMLFormElement) {
  showPrice(form);
  sendOnce(form);
}
