// Both numbers follow the typed amount. `removed` collects the nodes removed from the document or an element's shadow tree.

document.addEventListener('input', ({ target }) => {
  if (target.id === 'amount') for (const number of document.querySelectorAll('live-number')) number.value = target.value || '0';
});

window.countRemovals = () => {
  window.removed = [];
  const observer = new MutationObserver((changes) => {
    for (const { removedNodes, target } of changes) {
      for (const node of removedNodes) removed.push(`${node.nodeName} ${node.textContent} of ${target.outerHTML ?? target.host.outerHTML}`);
    }
  });
  const options = { childList: true, subtree: true };
  observer.observe(document, options);
  // The numbers' shadow trees are created with their first movement.
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init);
    observer.observe(root, options);
    return root;
  };
};
