// Lists a field's editing events in `window.heard`, in order.

Object.assign(window, { heard: [] });
const kinds = ['compositionstart', 'compositionupdate', 'compositionend', 'beforeinput', 'input', 'keydown', 'blur', 'focus', 'copy', 'paste'];
for (const kind of kinds) {
  document.addEventListener(kind, (event) => {
    const { type, inputType, data, isComposing, isTrusted, key, target } = event;
    window.heard.push({ type, inputType, data, isComposing, isTrusted, key, value: target.value });
  }, true);
}

// The page's own errors only; it doesn't receive those of WebDriver's scripts.
Object.assign(window, {
  throwLater: () => setTimeout(() => { throw new Error('thrown'); }),
  rejectLater: () => setTimeout(() => Promise.reject(new Error('rejected'))),
});
