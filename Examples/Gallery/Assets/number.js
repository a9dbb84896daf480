// The demos of the animated number.

for (const button of document.querySelectorAll('[data-add]')) {
  const number = button.parentElement?.parentElement?.querySelector('live-number');
  button.addEventListener('click', () => {
    const { add } = button.dataset;
    const value = add === 'random' ? (Math.random() - 0.3) * 10 ** (1 + Math.random() * 6) : Number(number.value) + Number(add);
    number.value = value.toFixed(2);
  });
}

document.querySelector('#number-shuffle')?.addEventListener('click', () => {
  const scale = Math.random() ** 3;
  for (const number of document.querySelectorAll('#number-locales live-number')) {
    number.value = (scale * 9_999_999 * (0.5 + Math.random())).toFixed(number.locale === 'en-IN' ? 0 : 2);
  }
});

const trade = document.querySelector('#number-trade');
let timer = 0;

trade?.addEventListener('click', () => {
  const isOpen = timer === 0;
  trade.setAttribute('aria-pressed', String(isOpen));
  trade.textContent = isOpen ? 'Close the market' : 'Open the market';
  clearInterval(timer);
  timer = isOpen ? setInterval(changePrice, 700) : 0;
  if (isOpen) changePrice();
});

/** Changes a random price, and shows its change since the market first opened. */
function changePrice() {
  const rows = document.querySelectorAll('#number-ticker tbody tr');
  const row = rows[Math.floor(Math.random() * rows.length)];
  const [price, change] = row.querySelectorAll('live-number');
  price.dataset.opening ??= price.value;
  const value = Math.max(0.01, Number(price.value) * (1 + (Math.random() - 0.49) * 0.03));
  price.value = value.toFixed(2);
  change.value = (value / Number(price.dataset.opening) - 1).toFixed(6);
  change.dataset.trend = Number(change.value) < 0 ? 'down' : 'up';
}
