// A rolling number as a page would implement it for a single locale: wheels of ten digits, moved by a transition. It
// doesn't keep its velocity when interrupted, and a screen reader finds ten digits for each.

const format = new Intl.NumberFormat('en-US');

class NumberByHand extends HTMLElement {
  static observedAttributes = ['value'];
  #ribbons = [];
  #shape = '';

  connectedCallback() {
    this.#show();
    this.dataset.state = 'ready';
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#show();
  }

  #show() {
    const characters = [...format.format(Number(this.getAttribute('value')))];
    const shape = characters.map((character) => (/\d/.test(character) ? '0' : character)).join('');
    if (shape !== this.#shape) this.#build(shape);
    const digits = characters.filter((character) => /\d/.test(character));
    this.#ribbons.forEach((ribbon, index) => (ribbon.style.transform = `translateY(${-10 * digits[index]}%)`));
  }

  #build(shape) {
    this.#shape = shape;
    this.#ribbons = [];
    this.replaceChildren(...[...shape].map((character) => (character === '0' ? this.#wheel() : character)));
  }

  #wheel() {
    const wheel = document.createElement('span');
    const ribbon = document.createElement('span');
    wheel.className = 'wheel';
    for (let digit = 0; digit < 10; digit++) ribbon.append(Object.assign(document.createElement('span'), { textContent: digit }));
    this.#ribbons.push(ribbon);
    wheel.append(ribbon);
    return wheel;
  }
}

customElements.define('number-by-hand', NumberByHand);
