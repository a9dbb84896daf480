// Gives each <number-flow> its value, which it takes by a method.

window.prepare = (/** @type {any} */ number) => {
  number.update(Number(number.getAttribute('value')));
  number.dataset.state = 'ready';
};

await customElements.whenDefined('number-flow');
document.querySelectorAll('number-flow').forEach(window.prepare);
