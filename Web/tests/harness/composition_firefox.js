// Firefox's test input method, run with the browser's privileges inside the page's process. (It also works in the browser's
// process, but only until the field loses focus; then no key reaches the page.) A function of (step, text), where step is
// 'mark', 'commit', or 'cancel'. `this` is the frame's message manager.

function (step, text) {
  const method = this.inputMethodForTest ??= Cc['@mozilla.org/text-input-processor;1'].createInstance(Ci.nsITextInputProcessor);
  // The page may end a composition, for example with a blur.
  const answer = (method, { type }) => {
    if (type === 'request-to-commit') method.commitComposition();
    if (type === 'request-to-cancel') method.cancelComposition();
    return true;
  };
  if (step === 'mark') {
    if (!method.hasComposition && !method.beginInputTransactionForTests(content, answer)) throw new Error('the input method is busy');
    method.setPendingCompositionString(text);
    if (text) method.appendClauseToPendingComposition(text.length, method.ATTR_RAW_CLAUSE);
    method.setCaretInPendingComposition(text.length);
    method.flushPendingComposition();
  } else if (method.hasComposition) {
    if (step === 'commit') method.commitCompositionWith(text);
    else method.cancelComposition();
  }
}
