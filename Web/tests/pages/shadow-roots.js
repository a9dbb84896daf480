// Puts the elements into a shadow root in another shadow root, and keeps the inner one for the tests.

/** @param {ShadowRootMode} mode @param {HTMLElement} [around] */
const enterShadow = (mode, around = document.querySelector('#place')) => {
  const outer = around.appendChild(document.createElement('div')).attachShadow({ mode });
  const inner = outer.appendChild(document.createElement('div')).attachShadow({ mode });
  for (const sheet of document.querySelectorAll('link[rel=stylesheet]')) inner.append(sheet.cloneNode());
  inner.append(document.querySelector('template').content.cloneNode(true));
  Object.assign(window, { inner });
};

Object.assign(window, { enterShadow });
