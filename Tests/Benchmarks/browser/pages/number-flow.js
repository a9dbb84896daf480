// Passes the value to each <number-flow> with a method call.

window.prepare = (/** @type {any} */ number) => {
  number.update(Number(number.getAttribute('value')));
  number.dataset.state = 'ready';
};

await customElements.whenDefined('number-flow');
document.querySelectorAll('number-flow').forEach(window.prepare);
