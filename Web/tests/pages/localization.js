/** The document or shadow tree that contains the elements. */
window.inner = document;

/** Puts the elements into the page, or into a closed shadow tree inside another. */
function place(isShadowed) {
  const content = document.getElementById('content').content.cloneNode(true);
  let container = document.getElementById('place');
  if (isShadowed) {
    const middle = container.attachShadow({ mode: 'closed' });
    const host = middle.appendChild(document.createElement('div'));
    window.inner = container = host.attachShadow({ mode: 'closed' });
  }
  container.append(content);
  const names = ['count-ring', 'limited-field', 'number', 'password-setup', 'sectioned-field', 'snap-button'];
  return Promise.all(names.map((name) => import(`/live-controls/${name}/live-${name}.js`)));
}

/** The localized text that the elements show. */
function shownMessages() {
  const find = (selector) => inner.querySelector(selector);
  const described = (subject) => inner.getElementById(find(subject).getAttribute('aria-describedby')?.split(' ').at(-1))?.textContent;
  // The errors of fields that still have to be left are pending.
  const formError = (subject) => find(subject).closest('[data-state]').querySelector('.live-pending-error').validationMessage;
  return {
    ring: described('#post'),
    limited: described('#name'),
    over: find('#name').validationMessage,
    incomplete: formError('#card'),
    rule: find('.live-password-line span')?.textContent,
    error: formError('#password'),
    eye: find('.live-password-reveal')?.title,
    movable: find('live-snap-button > span[hidden]')?.textContent,
    number: find('live-number').textContent.trim(),
  };
}

/** On which side of their containers two parts at the trailing side are. */
function trailingSides() {
  const middle = (element) => (({ left, right }) => (left + right) / 2)(element.getBoundingClientRect());
  const [field, counter, button] = ['#name', '.live-limited-field-counter', 'live-snap-button button'].map((selector) => inner.querySelector(selector));
  return { counter: middle(counter) < middle(field) ? 'left' : 'right', button: middle(button) < innerWidth / 2 ? 'left' : 'right' };
}
