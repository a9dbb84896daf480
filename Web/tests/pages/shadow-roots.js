// Puts the elements into a shadow root inside another shadow root, and keeps the inner one for the tests.

/** @param {ShadowRootMode} mode @param {HTMLElement} [around] */
const enterShadow = (mode, around = document.querySelector('#place')) => {
  const outer = around.appendChild(document.createElement('div')).attachShadow({ mode });
  const inner = outer.appendChild(document.createElement('div')).attachShadow({ mode });
  const sheets = [...document.querySelectorAll('link[rel=stylesheet]')].map((sheet) => inner.appendChild(sheet.cloneNode()));
  // Until its stylesheets load, a tree has only the browser's styles.
  const styled = Promise.all(sheets.map((sheet) => new Promise((loaded) => sheet.addEventListener('load', loaded))));
  inner.append(document.querySelector('template').content.cloneNode(true));
  Object.assign(window, { inner, styled });
};

Object.assign(window, { enterShadow });
