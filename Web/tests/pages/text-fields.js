// Creates a form with a live field, in the page, in a shadow root, or in a dialog, and records its events.

/** @param {string} place @param {string} tag @param {Record<string, string>} attributes @param {Record<string, string>} input */
const makeField = (place, tag, attributes, input = {}) => {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = '/echo';
  form.id = 'form';
  const element = document.createElement(tag);
  for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text);
  const label = document.createElement('label');
  const field = document.createElement('input');
  Object.assign(field, { id: 'field', name: 'field' });
  for (const [name, text] of Object.entries(input)) field.setAttribute(name, text);
  label.htmlFor = 'field';
  label.textContent = 'Field';
  element.append(label, field);
  const button = document.createElement('button');
  button.textContent = 'Send';
  const reset = document.createElement('button');
  reset.type = 'reset';
  reset.textContent = 'Reset';
  form.append(element, button, reset);
  const main = document.querySelector('#place');
  if (place === 'shadow') {
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    for (const sheet of document.querySelectorAll('link[rel=stylesheet]')) root.append(sheet.cloneNode());
    root.append(form);
    main.append(host);
  } else if (place === 'dialog') {
    const dialog = document.createElement('dialog');
    dialog.append(form);
    main.append(dialog);
    dialog.showModal();
  } else {
    main.append(form);
  }
  const heard = [];
  for (const type of ['live-complete', 'live-validity', 'live-limit']) {
    element.addEventListener(type, (event) => heard.push([type, event.detail.value]));
  }
  const handled = [];
  for (const type of ['input', 'change', 'blur', 'focus']) {
    field.addEventListener(type, ({ target }) => handled.push([type, target.name, target.value]));
  }
  Object.assign(window, { element, field, form, heard, handled });
  return field;
};

/** The text in the page, the element, and the form, which must be the same, and the caret. */
const fieldState = () => {
  const { field, element, form } = window;
  const entries = [...new FormData(form)];
  return {
    text: field.value,
    value: element.value ?? field.value,
    entries,
    start: field.selectionStart,
    end: field.selectionEnd,
    complete: window.heard.filter(([type]) => type === 'live-complete').map(([, value]) => value),
  };
};

Object.assign(window, { makeField, fieldState });
