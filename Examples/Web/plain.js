const form = document.querySelector('form');
const status = document.querySelector('[role=status]');
const total = document.querySelector('live-number');
const number = document.querySelector('live-sectioned-field');

form.payment.addEventListener('change', () => {
  total.value = form.payment.value === 'card' ? 20 : 15;
  number.preset = form.payment.value;
  number.value = '';
});

number.addEventListener('live-complete', () => (status.textContent = 'That is the whole number.'));

form.addEventListener('submit', (event) => {
  event.preventDefault();
  status.textContent = `Thank you, ${form.name.value}.`;
  form.reset();
});
