// jQuery Validation in its usual form: it turns off the browser's validation, and writes labels of its own beside the fields.
window.handled = 0;
$('#form').validate({
  rules: { again: { equalTo: '#password' } },
  submitHandler: () => (handled += 1),
});
