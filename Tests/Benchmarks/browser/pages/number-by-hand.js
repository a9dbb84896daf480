// A number that rolls, as a page has it that needs one locale and no more: wheels of ten digits, moved by a transition. It does not keep
// its speed when interrupted, and tells a screen reader ten digits for each.

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
