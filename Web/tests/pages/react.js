// A React form around a card number, as in an app. The state is the input's text, or the app's version of it.

const { createElement, StrictMode, useState } = React;

/** The ways in which an app may change the text before it stores it. */
const readings = {
  asItIs: (text) => text,
  withoutSpaces: (text) => text.replace(/\s/g, ''),
  withSpaces: (text) => text.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 '),
};
window.submissions = [];

function Form({ read, isControlled }) {
  const [state, setState] = useState({ card: '' });
  const [key, setKey] = useState(0);
  const [, renderAgain] = useState(0);
  Object.assign(window, { state, setKey, renderAgain });
  const change = ({ target }) => setState({ ...state, [target.name]: readings[read](target.value) });
  const controlled = isControlled ? { value: state.card, onChange: change } : {};
  const submit = (event) => {
    event.preventDefault();
    submissions.push([...new FormData(event.target)]);
  };
  return createElement(
    'form',
    { id: 'form', onSubmit: submit },
    createElement(
      'live-sectioned-field',
      { preset: 'card' },
      createElement('label', { htmlFor: 'field' }, 'Card number'),
      createElement('input', { key, id: 'field', name: 'card', ...controlled }),
    ),
    createElement('button', null, 'Send'),
  );
}

window.renderForm = (read, { isControlled = true, isStrict = false } = {}) => {
  const form = createElement(Form, { read, isControlled });
  window.root = ReactDOM.createRoot(document.querySelector('#place'));
  root.render(isStrict ? createElement(StrictMode, null, form) : form);
};
