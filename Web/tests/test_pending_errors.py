"""An error of a field that the person hasn't left: it blocks the form, and the field isn't invalid until someone asks."""

import pytest
from harness import form_error, press, settle_frames, type_text, wait_until, wait_until_ready

pytestmark = pytest.mark.each_engine

#: The page, the element, the field, and a text that isn't finished.
FIELDS = {
    "password": ("password-setup.html", "live-password-setup", "#password", "abc", "At least 8 characters"),
    "card": ("sectioned-field.html", "live-sectioned-field", "#card", "4242", "12 characters missing"),
}


@pytest.fixture(params=FIELDS.values(), ids=FIELDS)
def field(browser, request):
    page, tag, selector, text, message = request.param
    browser.open(page)
    wait_until_ready(browser, tag)
    field = browser.find(selector)
    browser.run("window.submissions = 0; addEventListener('submit', (event) => { submissions += 1; event.preventDefault(); })")
    browser.run("window.reports = []; document.addEventListener('invalid', ({ target }) => reports.push(target.localName), true)")
    type_text(browser, field, text)
    wait_until(lambda: form_error(browser, field) == message)
    field.message = message
    return field


def is_invalid(browser, field):
    return browser.run("return arguments[0].matches(':invalid')", field)


def assert_reported(browser, field):
    assert is_invalid(browser, field)
    assert browser.run("return arguments[0].validationMessage", field) == field.message
    assert browser.run("return document.activeElement === arguments[0]", field)
    assert browser.run("return submissions") == 0


@pytest.mark.parametrize("page", ["password-setup", "sectioned-field"])
def test_no_field_is_invalid_when_the_page_loads(browser, page):
    browser.open(f"{page}.html")
    wait_until_ready(browser, f"live-{page}")
    assert browser.run("return document.querySelectorAll('input:invalid, [aria-invalid]').length") == 0


def test_a_script_for_all_elements_of_a_form_meets_no_error(browser, field):
    script = """for (const element of arguments[0].form.elements) {
      element.setCustomValidity('');
      if (element.value.trim() === '') element.value = '';
    }"""
    browser.run(script, field)
    assert form_error(browser, field) == field.message
    assert browser.run("return arguments[0].form.checkValidity()", field) is False


def test_an_unfinished_text_blocks_the_form_and_is_not_invalid(browser, field):
    assert not is_invalid(browser, field)
    assert field.get_dom_attribute("aria-invalid") is None
    form = "return (({ form }) => [form.checkValidity(), [...form.elements].every((each) => each.checkValidity())])(arguments[0])"
    assert browser.run(form, field) == [False, False]
    # Such a check, which many pages make at each key, isn't a report.
    assert not is_invalid(browser, field)


@pytest.mark.parametrize("script", ["reportValidity", "requestSubmit"])
def test_a_script_that_submits_the_form_makes_the_field_report(browser, field, script):
    browser.run("document.activeElement.blur(); document.querySelector('button').focus()")
    browser.run(f"document.forms[0].{script}()")
    wait_until(lambda: browser.run("return document.activeElement === arguments[0]", field))
    assert_reported(browser, field)


def test_the_press_of_a_button_makes_the_field_report(browser, field):
    browser.run("document.querySelector('live-password-setup')?.setAttribute('gate', 'report')")
    send = browser.find("form button:not([type])")
    wait_until(send.is_enabled)
    send.click()
    wait_until(lambda: browser.run("return document.activeElement === arguments[0]", field))
    assert is_invalid(browser, field)
    assert browser.run("return submissions") == 0
    assert browser.run("return reports.includes('live-pending-error')") is False


def test_a_reset_form_is_not_invalid(browser, field):
    browser.run("document.forms[0].reportValidity()")
    wait_until(lambda: is_invalid(browser, field))
    browser.run("document.forms[0].reset()")
    wait_until(lambda: browser.run("return arguments[0].value", field) == "")
    wait_until(lambda: not is_invalid(browser, field))


@pytest.mark.parametrize("barred", ["disabled", "readOnly"])
def test_a_field_that_cannot_be_edited_blocks_nothing(browser, field, barred):
    browser.run("arguments[0][arguments[1]] = true", field, barred)
    wait_until(lambda: browser.run("return arguments[0].form.checkValidity()", field))
    browser.run("arguments[0][arguments[1]] = false", field, barred)
    wait_until(lambda: not browser.run("return arguments[0].form.checkValidity()", field))


def test_a_field_blocks_its_form_again_when_its_fieldset_is_enabled(browser, field):
    browser.run("""const set = document.createElement('fieldset'), host = arguments[0].closest('[data-state]');
    set.disabled = true;
    host.before(set);
    set.append(host);""", field)
    valid = "return arguments[0].form.checkValidity()"
    wait_until_ready(browser, "form *")
    wait_until(lambda: browser.run(valid, field))
    browser.run("document.querySelector('fieldset').disabled = false")
    wait_until(lambda: not browser.run(valid, field))


def test_a_field_of_another_form_blocks_that_form(browser, field):
    browser.run("document.body.append(Object.assign(document.createElement('form'), { id: 'other' })); arguments[0].setAttribute('form', 'other')", field)
    wait_until(lambda: not browser.run("return document.querySelector('#other').checkValidity()"))
    wait_until(lambda: browser.run("return [...document.forms].find(({ id }) => id !== 'other').checkValidity()"))


@pytest.mark.parametrize(("page", "field", "right"), [("password-setup", "#password", "Tr0mbone!case"), ("sectioned-field", "#card", "4242424242424242")])
def test_a_mark_of_the_server_stays_until_the_text_is_right(browser, page, field, right):
    browser.open(f"{page}.html")
    tag = f"live-{page}"
    wait_until_ready(browser, tag)
    # A page that the server returns with an error.
    browser.run("const host = document.querySelector(arguments[0]), copy = host.cloneNode(true); copy.querySelector(arguments[1]).ariaInvalid = 'true'; host.replaceWith(copy)", tag, field)
    wait_until_ready(browser, tag)
    input = browser.find(field)
    assert input.get_dom_attribute("aria-invalid") == "true"
    type_text(browser, input, right)
    if page == "password-setup":
        type_text(browser, browser.find("#confirmation"), right)
    press(browser, "Tab")
    wait_until(lambda: input.get_dom_attribute("aria-invalid") is None)


def test_a_clone_of_a_wrong_field_is_not_marked(browser, field):
    press(browser, "Tab")
    wait_until(lambda: field.get_dom_attribute("aria-invalid") == "true")
    browser.run("const host = arguments[0].parentElement.closest('[data-state]'); window.copy = host.cloneNode(true); host.replaceWith(copy)", field)
    wait_until(lambda: browser.run("return copy.dataset.state === 'ready'"))
    settle_frames(browser, 3)
    copy = browser.run("return copy.querySelector('input')")
    # The clone has the text but not the visit.
    assert copy.get_dom_attribute("aria-invalid") is None
