"""`<live-password-setup>`: its form isn't submitted too early, even if the page changes the fields."""

import pytest
from harness import caret, focus, form_error, listen, press, select_range, submitted, type_text, value, wait_until, wait_until_ready
from password_page import GOOD, confirmation, entry, match, reveal, standings, validity

# Submitting


def count_submissions(browser):
    """Counts the form's submissions in `window.submissions`. The event of a blocked form doesn't propagate beyond the form."""
    browser.run("window.submissions = 0; document.addEventListener('submit', () => window.submissions++)")


def test_the_form_is_blocked_until_every_rule_is_met(browser, entry, confirmation):
    send = browser.find("form button:not([type])")
    assert not send.is_enabled()
    count_submissions(browser)
    type_text(browser, entry, "short")
    press(browser, "Enter")
    assert browser.run("return submissions") == 0
    message = "return arguments[0].validationMessage"
    wait_until(lambda: browser.run(message, entry) == "At least 8 characters")
    entry.clear()
    type_text(browser, entry, GOOD)
    wait_until(lambda: browser.run(message, entry) == "")
    wait_until(lambda: form_error(browser, confirmation) == "The passwords do not match")
    assert not send.is_enabled()
    type_text(browser, confirmation, GOOD)
    wait_until(send.is_enabled)
    assert submitted(browser)["password"] == GOOD


@pytest.mark.each_engine
def test_the_enter_key_reports_the_validation_errors(browser, entry, confirmation):
    browser.run("window.reported = []; for (const field of document.querySelectorAll('input[type=password]')) field.addEventListener('invalid', () => reported.push(field.id))")
    type_text(browser, entry, GOOD)
    press(browser, "Enter")
    wait_until(lambda: browser.run("return reported") == ["confirmation"])


def test_a_form_with_validation_turned_off_is_blocked_too(browser, entry):
    browser.run("document.forms[0].noValidate = true")
    count_submissions(browser)
    type_text(browser, entry, "short")
    browser.run("document.forms[0].requestSubmit()")
    assert browser.run("return submissions") == 0
    assert browser.run("return document.activeElement.id") == "password"


@pytest.mark.each_engine
@pytest.mark.parametrize("is_first", [True, False], ids=["another form", "a form that comes later"])
def test_the_form_of_the_fields_is_blocked_also_if_it_changes(browser, entry, confirmation, is_first):
    browser.run(
        """const [first] = document.forms, other = document.createElement('form'), button = document.createElement('button');
        for (const field of document.querySelectorAll('live-password-setup input')) field.setAttribute('form', 'other');
        button.id = 'send';
        other.append(button);
        if (arguments[0]) other.id = 'other';
        document.body.append(other);
        // Until then, the fields have no form.
        setTimeout(() => (other.id = 'other'));
        other.addEventListener('submit', (event) => event.preventDefault() || (window.typeAtSubmit = document.querySelector('#password').type));""",
        is_first,
    )
    own, other = browser.find("form button:not([type])"), browser.find("#send")
    wait_until(lambda: own.is_enabled() and not other.is_enabled())
    type_text(browser, entry, GOOD)
    type_text(browser, confirmation, GOOD)
    wait_until(other.is_enabled)
    reveal(browser).click()
    other.click()
    assert browser.run("return typeAtSubmit") == "password"


def test_a_button_disabled_by_the_page_stays_disabled(browser, entry, confirmation):
    browser.run("const button = document.createElement('button'); button.disabled = true; button.id = 'own'; document.forms[0].append(button)")
    type_text(browser, entry, GOOD)
    type_text(browser, confirmation, GOOD)
    wait_until(browser.find("form button:not([type])").is_enabled)
    assert not browser.find("#own").is_enabled()
    browser.run("document.querySelector('live-password-setup').replaceWith(...document.querySelector('live-password-setup').childNodes)")
    assert not browser.find("#own").is_enabled()


def test_validity_changes_are_reported_without_the_password(browser, entry, confirmation):
    browser.run("window.reported = []; document.addEventListener('live-validity', (event) => reported.push([event.target.localName, event.detail]))")
    type_text(browser, entry, GOOD)
    type_text(browser, confirmation, GOOD)
    wait_until(lambda: browser.run("return reported") == [["live-password-setup", {"isValid": True}]])
    press(browser, "Backspace")
    wait_until(lambda: browser.run("return reported.map(([, detail]) => detail.isValid)") == [True, False])


@pytest.mark.each_engine
def test_one_field_needs_no_confirmation(browser, entry):
    """The page may remove the confirmation, and bring it back."""
    type_text(browser, browser.find("#confirmation"), "x")
    browser.run("window.removed = document.querySelector('#confirmation').parentElement; removed.remove()")
    wait_until(lambda: browser.run("return document.querySelectorAll('.live-password-lines, .live-password-reveal').length") == 2)
    assert browser.run("return document.querySelector('.live-password-match')") is None
    announcements = listen(browser)
    type_text(browser, entry, "Tr0mbone")
    press(browser, "Enter")
    assert validity(browser) == "invalid"
    type_text(browser, entry, "!")
    wait_until(lambda: validity(browser) == "valid")
    wait_until(announcements)
    assert announcements() == ["All rules are met"]
    browser.run("const kept = removed.querySelector('input'); removed.replaceChildren(kept); document.querySelector('#password').parentElement.after(removed)")
    wait_until(lambda: validity(browser) == "invalid")
    assert match(browser) == "unmet"
    browser.run("removed.remove()")
    wait_until(lambda: validity(browser) == "valid")
    assert submitted(browser)["password"] == "Tr0mbone!"


# A submit button that stays enabled


@pytest.fixture
def send(browser, entry):
    """The submit button of a form that reports what is missing."""
    browser.run("document.querySelector('live-password-setup').gate = 'report'")
    count_submissions(browser)
    return browser.find("form button:not([type])")


def reported(browser):
    """The focused field, the standings, and the fields marked as invalid."""
    invalid = browser.run("return [...document.querySelectorAll('[aria-invalid=true]')].map(({ id }) => id)")
    return browser.run("return document.activeElement.id"), standings(browser), match(browser), invalid


@pytest.mark.each_engine
@pytest.mark.parametrize("how", ["button", "Enter", "without validation"])
def test_a_button_that_stays_enabled_reports_what_is_missing(browser, entry, confirmation, send, how):
    announcements = listen(browser)
    assert send.is_enabled()
    if how == "without validation":
        browser.run("document.forms[0].noValidate = true")

    def submit(field):
        if how == "Enter":
            focus(browser, field)
            press(browser, "Enter")
        else:
            send.click()

    submit(confirmation)
    wait_until(lambda: reported(browser) == ("password", ["unmet"] * 5, "neutral", ["password"]))
    wait_until(announcements)
    assert announcements() == ["Rules not met yet: 5"]
    type_text(browser, entry, GOOD)
    wait_until(lambda: standings(browser) == ["met"] * 5)
    submit(entry)
    wait_until(lambda: reported(browser) == ("confirmation", ["met"] * 5, "unmet", ["confirmation"]))
    wait_until(lambda: announcements()[-1] == "The passwords do not match")
    assert browser.run("return submissions") == 0
    type_text(browser, confirmation, GOOD)
    wait_until(lambda: validity(browser) == "valid")
    assert submitted(browser)["password"] == GOOD


@pytest.mark.each_engine
def test_a_report_waits_for_an_invalid_field_before_it(browser, entry, send):
    browser.run("document.querySelector('#name').required = true")
    send.click()
    wait_until(lambda: reported(browser) == ("name", ["neutral"] * 5, "neutral", []))
    browser.run("document.querySelector('#name').value = 'Anna'")
    send.click()
    wait_until(lambda: reported(browser)[:2] == ("password", ["unmet"] * 5))
    assert browser.run("return submissions") == 0


def test_a_reset_takes_the_report_back(browser, entry, send):
    send.click()
    wait_until(lambda: standings(browser) == ["unmet"] * 5)
    browser.find("button[type=reset]").click()
    wait_until(lambda: standings(browser) == ["neutral"] * 5)


def test_a_button_that_skips_validation_gets_no_report(browser, entry, send):
    browser.run("document.forms[0].addEventListener('submit', (event) => event.preventDefault()); arguments[0].formNoValidate = true", send)
    send.click()
    wait_until(lambda: browser.run("return submissions") == 1)
    assert standings(browser) == ["neutral"] * 5


def test_the_gate_can_change(browser, entry, send):
    browser.run("document.querySelector('live-password-setup').removeAttribute('gate')")
    assert not send.is_enabled()
    browser.run("document.querySelector('live-password-setup').gate = 'report'")
    assert send.is_enabled()


# Fields that the page changes


@pytest.mark.parametrize("how", ["replaced", "later"])
def test_replaced_fields_are_taken_over(browser, entry, how):
    type_text(browser, entry, "abc")
    wait_until(lambda: browser.run("return document.querySelector('form button:not([type])').disabled"))
    if how == "replaced":
        browser.run("for (const id of ['password', 'repeated']) { const old = document.getElementById(id) ?? document.querySelectorAll('input[type=password]')[1]; const next = document.createElement('input'); next.type = 'password'; next.id = old.id; next.name = old.name; old.replaceWith(next) }")
    else:
        browser.run(
            """const setup = document.querySelector('live-password-setup'), form = setup.closest('form');
            const fields = [...setup.querySelectorAll('input[type=password]')].map((field) => Object.assign(field.cloneNode(), { value: "" }));
            const next = document.createElement('live-password-setup'); setup.replaceWith(next);
            window.bring = () => next.append(...fields);"""
        )
        wait_until(lambda: browser.find("live-password-setup").get_dom_attribute("data-state") == "ready")
        browser.run("bring()")
    wait_until(lambda: browser.run("return document.querySelectorAll('live-password-setup input + button, live-password-setup [aria-pressed]').length") == 2)
    for index in (0, 1):
        field = browser.run("return document.querySelectorAll('live-password-setup input')[arguments[0]]", index)
        type_text(browser, field, GOOD)
    wait_until(lambda: validity(browser) == "valid")
    assert browser.run("return document.querySelector('form button:not([type])').disabled") is False
    assert browser.run("return document.querySelectorAll('.live-password-rules').length") == 1


# Changes while the form is blocked


def fill(browser, text=GOOD):
    for selector in ("#password", "#confirmation"):
        browser.run("document.querySelector(arguments[0]).value = ''", selector)
        type_text(browser, browser.find(selector), text)


def test_buttons_that_skip_validation_stay_enabled(browser, entry):
    browser.run(
        """const back = Object.assign(document.createElement('button'), { name: 'go', value: 'back', formNoValidate: true, id: 'back', textContent: 'Back' });
        document.forms[0].append(back);"""
    )
    type_text(browser, entry, "abc")
    wait_until(lambda: not browser.find("form button:not([type])").is_enabled())
    assert browser.find("#back").is_enabled()
    assert submitted(browser, "#back") == {"name": "", "password": "abc", "confirmation": "", "go": "back"}


@pytest.mark.each_engine
def test_the_enter_key_activates_a_first_button_that_skips_validation(browser, entry):
    browser.run("window.reported = 0; document.forms[0].addEventListener('invalid', () => reported++, true); document.forms[0].querySelector('button:not([type])').formNoValidate = true")
    type_text(browser, entry, "abc")
    wait_until(browser.find("form button:not([type])").is_enabled)
    assert browser.run("return reported") == 0
    press(browser, "Enter")
    wait_until(lambda: browser.find("#received"))


@pytest.mark.parametrize("how", ["property", "attribute", "from the start"])
def test_a_button_disabled_while_blocked_stays_disabled(browser, entry, how):
    send = browser.find("form button:not([type])")
    if how == "from the start":
        browser.run("const setup = document.querySelector('live-password-setup'); setup.remove(); arguments[0].disabled = true; document.forms[0].prepend(setup)", send)
        entry = browser.find("#password")
    type_text(browser, entry, "abc")
    wait_until(lambda: not send.is_enabled())
    browser.run({"property": "arguments[0].disabled = true", "attribute": "arguments[0].setAttribute('disabled', '')"}.get(how, ""), send)
    fill(browser)
    wait_until(lambda: validity(browser) == "valid")
    assert not send.is_enabled()
    browser.run("arguments[0].disabled = false", send)
    assert submitted(browser)["password"] == GOOD


def test_a_button_enabled_while_blocked_waits_for_the_password(browser, entry):
    """As React does when `disabled={busy}` changes from true to false."""
    send = browser.find("form button:not([type])")
    for _ in range(2):
        browser.run("arguments[0].disabled = true", send)
        browser.run("arguments[0].disabled = false", send)
        wait_until(lambda: not send.is_enabled())
    browser.run("document.forms[0].append(Object.assign(document.createElement('button'), { id: 'late', textContent: 'Later' }))")
    wait_until(lambda: not browser.find("#late").is_enabled())
    fill(browser)
    wait_until(send.is_enabled)
    assert browser.find("#late").is_enabled()


@pytest.mark.each_engine
def test_a_button_that_joins_or_leaves_the_form_follows_it(browser, entry):
    send = browser.find("form button:not([type])")
    wait_until(lambda: not send.is_enabled())
    browser.run(
        """document.forms[0].id ||= 'setup';
        const add = (name, properties) => document.body.appendChild(Object.assign(document.createElement(name), properties));
        add('form', { id: 'other' });
        const buttons = [add('button', { id: 'outside', textContent: 'Later' }), add('input', { id: 'image', type: 'image', alt: 'Send' })];
        for (const button of buttons) button.setAttribute('form', document.forms[0].id)"""
    )
    outside, image = browser.find("#outside"), browser.find("#image")
    wait_until(lambda: not outside.is_enabled() and not image.is_enabled())
    browser.run("arguments[0].setAttribute('form', 'other'); document.getElementById('other').append(arguments[1])", outside, send)
    wait_until(lambda: outside.is_enabled() and send.is_enabled())
    browser.run("document.forms[0].append(arguments[0])", send)
    wait_until(lambda: not send.is_enabled())
    fill(browser)
    wait_until(lambda: send.is_enabled() and image.is_enabled())


def test_two_setups_block_a_form_until_both_are_valid(browser, entry):
    send = browser.find("form button:not([type])")
    browser.run("const setup = document.querySelector('live-password-setup'); const other = setup.cloneNode(true); for (const e of other.querySelectorAll('input')) { e.id = e.name = `other-${e.id}` } for (const e of other.querySelectorAll('label')) e.htmlFor = `other-${e.htmlFor}`; setup.after(other)")
    wait_until(lambda: browser.run("return document.querySelectorAll('[data-state=ready]').length") == 2)
    fill(browser)
    wait_until(lambda: validity(browser) == "valid")
    assert not send.is_enabled()
    browser.run("document.querySelectorAll('live-password-setup')[1].remove()")
    wait_until(send.is_enabled)


@pytest.mark.parametrize("when", ["at once", "in a microtask"])
def test_revealed_text_stays_revealed_when_a_framework_sets_the_type(browser, entry, when):
    """As React 19 does for an input with `type` and `value`."""
    browser.run(
        """const [field, when] = arguments;
        const render = () => { field.type = 'password'; };
        field.addEventListener('input', () => (when === 'at once' ? render() : queueMicrotask(render)));""",
        entry,
        when,
    )
    type_text(browser, entry, "abcd")
    reveal(browser).click()
    select_range(browser, entry, 2)
    for key, text, at in [("x", "abxcd", 3), ("Backspace", "abcd", 2), ("y", "abycd", 3)]:
        press(browser, key)
        wait_until(lambda: entry.get_dom_attribute("type") == "text")
        assert reveal(browser).get_dom_attribute("aria-pressed") == "true"
        assert value(browser, entry) == text
        assert caret(browser, entry) == at
        assert browser.run("return document.activeElement === arguments[0]", entry)
    reveal(browser).click()
    assert entry.get_dom_attribute("type") == "password"


def test_a_field_is_not_marked_invalid_before_it_loses_focus(browser, entry, confirmation):
    def invalid():
        return [field.get_dom_attribute("aria-invalid") for field in (entry, confirmation)]

    def exposed():
        """The node in Chromium's accessibility tree."""
        nodes = browser.devtools("Accessibility.getFullAXTree")["nodes"]
        fields = [node for node in nodes if node["role"]["value"] == "textbox" and node["name"]["value"].startswith("Password")]
        return [next((each["value"]["value"] for each in node["properties"] if each["name"] == "invalid"), "false") for node in fields]

    assert invalid() == [None, None]
    if browser.engine == "chromium":
        assert exposed() == ["false", "false"]
    type_text(browser, entry, "abc")
    assert invalid() == [None, None]
    press(browser, "Tab")
    wait_until(lambda: invalid() == ["true", None])
    if browser.engine == "chromium":
        wait_until(lambda: exposed() == ["true", "false"])
    fill(browser)
    wait_until(lambda: invalid() == [None, None])
    type_text(browser, confirmation, "x")
    wait_until(lambda: invalid() == [None, "true"])


def test_the_form_submits_text_that_a_script_set_without_an_event(browser, entry):
    """Through the prototype's own setter, which a page may have saved."""
    setter = "Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(document.querySelector(arguments[0]), arguments[1]);"
    browser.run(setter, "#password", GOOD)
    browser.run(setter, "#confirmation", GOOD)
    assert browser.run("return [...new FormData(document.forms[0]).values()]") == ["", GOOD, GOOD]
    wait_until(lambda: validity(browser) == "valid")
    assert submitted(browser)["confirmation"] == GOOD


@pytest.mark.parametrize("name", ["elements", "addEventListener", "querySelectorAll", "getRootNode", "reportValidity"])
def test_a_field_with_the_name_of_a_form_method_leaves_the_gate_working(browser, name):
    browser.open("password-setup.html")
    wait_until_ready(browser, "live-password-setup")
    browser.run(
        """const form = document.querySelector('form'), clone = form.cloneNode(true), field = document.createElement('input');
        [field.name, field.value] = [arguments[0], 'x'];
        clone.append(field);
        form.replaceWith(clone);""",
        name,
    )
    wait_until_ready(browser, "live-password-setup")
    send = browser.find("form button:not([type])")
    wait_until(lambda: not send.is_enabled())
    first, second = browser.driver.find_elements("css selector", "input[type=password]")
    for field in [first, second]:
        type_text(browser, field, GOOD)
    wait_until(send.is_enabled)
