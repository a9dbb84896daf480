// Shows the typed amount.
const show = () => {
  document.querySelectorAll('live-number').forEach((number) => {
    number.value = document.querySelector('#amount').value || '0';
  });
};
document.addEventListener('input', show);
document.addEventListener('reset', () => setTimeout(show));

addEventListener('pageshow', show);

const settled = [];
Object.assign(window, { settled });
document.addEventListener('live-settled', (event) => settled.push(event.detail.value));
