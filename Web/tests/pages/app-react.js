// A React 16, 18, or 19 app with every element. The tests query and control it through `app`.

const { createElement: h, StrictMode, useLayoutEffect, useState } = React;
const first = { bio: '', card: '', password: '', again: '', note: '', amount: 1, limit: 5, isShown: true, version: 0, rows: ['one', 'two', 'three'], sent: [], clicks: 0 };

/** The callbacks to run when React has rendered. */
const waiting = [];

function App({ isControlled, number }) {
  const [state, setState] = useState(first);
  const update = (changes) => setState((before) => ({ ...before, ...changes }));
  Object.assign(window.app, { state, update: (changes) => new Promise((resolve) => (waiting.push(resolve), update(changes))) });
  useLayoutEffect(() => waiting.splice(0).forEach((resolve) => resolve()));
  const bound = (name) => ({
    name, id: name,
    ...(isControlled ? { value: state[name], onChange: ({ target }) => update({ [name]: target.value }) } : { defaultValue: '' }),
  });
  // The state that an event makes the app render immediately.
  const heard = (element) => element?.addEventListener('live-complete', () => update({ heard: 'live-complete' }), { once: true });
  const submit = (event) => {
    event.preventDefault();
    const entries = [...new FormData(event.target)];
    setState((before) => ({ ...before, sent: [...before.sent, entries] }));
  };
  return h('form', { id: 'form', onSubmit: submit },
    state.isShown && h('live-limited-field', { key: state.version, limit: state.limit, overflow: 'truncate', ring: '' }, h('label', null, 'Bio ', h('input', bound('bio')))),
    state.isShown && h('live-sectioned-field', { preset: 'card', ref: heard }, h('label', { htmlFor: 'card' }, 'Card'), h('input', { ...bound('card'), placeholder: '4242 4242 4242 4242' })),
    state.isShown && h('live-password-setup', null,
      h('label', null, 'Password ', h('input', { type: 'password', ...bound('password') })),
      h('label', null, 'Again ', h('input', { type: 'password', ...bound('again') }))),
    h('label', null, 'Note ', h('textarea', bound('note'))),
    state.isShown && h('live-count-ring', { for: 'note', limit: state.limit }),
    state.isShown && h('live-number', { value: state.amount, options: '{"minimumFractionDigits":1}' }, number),
    h('ul', null, state.rows.map((row) => h('li', { key: row }, h('live-limited-field', { limit: 5 }, h('input', { 'aria-label': row, id: row, defaultValue: '' }))))),
    state.isShown && h('live-snap-button', null, h('button', { type: 'button', onClick: () => setState((before) => ({ ...before, clicks: before.clicks + 1 })) }, state.clicks)),
    h('button', { id: 'send' }, 'Send'));
}

window.app = {
  /** Adds to the page what a server would have written. A document without a window upgrades no elements. */
  async write(options) {
    const server = document.implementation.createHTMLDocument();
    const root = ReactDOM.createRoot(server.body);
    await new Promise((resolve) => (waiting.push(resolve), root.render(h(App, options))));
    document.querySelector('#place').append(...[...server.body.childNodes].map((node) => document.importNode(node, true)));
    root.unmount();
  },
  /** Takes over what the server has written. Returns the errors for which React discards it. */
  async hydrate(options) {
    const errors = [];
    await new Promise((resolve) => {
      waiting.push(resolve);
      ReactDOM.hydrateRoot(document.querySelector('#place'), h(App, options), { onRecoverableError: ({ message }) => errors.push(message) });
    });
    return errors;
  },
  start({ isControlled, isStrict }) {
    const place = document.querySelector('#place');
    const tree = h(isStrict ? StrictMode : React.Fragment, null, h(App, { isControlled }));
    const root = ReactDOM.createRoot?.(place);
    if (root) root.render(tree);
    else ReactDOM.render(tree, place);
    app.end = () => (root ? root.unmount() : ReactDOM.unmountComponentAtNode(place));
  },
};
