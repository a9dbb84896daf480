// Sends the forms for posts and accounts without leaving the page, and completes the form for a profile.
import { languageOf } from "/live-controls/core/context.js";

/** The timeout of a request, in milliseconds. It leaves time for hashing. */
const timeout = 20_000;
const shownPosts = 20;
const find = (selector) => document.querySelector(selector);

/** Sends a form by a script, and calls a function with the response. It returns the text to show. */
function sendByScript(form, done) {
  const [alert, status] = [form.querySelector("[role=alert]"), form.querySelector("[role=status]")];
  const show = ({ message = "", fields = {} }) => {
    alert.textContent = Object.values(fields).flat().join(" ") || message;
    const inputs = [...form.querySelectorAll(":is(input, textarea):not([type=radio], live-password-setup *)")];
    for (const input of inputs) input.ariaInvalid = input.name in fields ? "true" : null;
    inputs.find(({ name }) => name in fields)?.focus();
  };
  const send = async () => {
    form.setAttribute("aria-busy", "true");
    show({});
    status.textContent = "";
    try {
      const response = await fetch(form.action, {
        method: "POST",
        headers: { Accept: "application/json", "Accept-Language": languageOf(form) },
        body: new URLSearchParams(new FormData(form)),
        signal: AbortSignal.timeout(timeout),
      });
      const body = await response.json();
      if (response.ok) status.textContent = done(body, status.dataset.done);
      else show(body.error);
    } catch {
      show({ message: form.dataset.offline });
    }
    form.removeAttribute("aria-busy");
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!form.hasAttribute("aria-busy")) void send();
  });
}

/** Shows the times of posts in the local time zone. */
function showLocalTimes(root) {
  const format = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
  for (const time of root.querySelectorAll("time")) time.textContent = format.format(new Date(time.dateTime));
}

const composer = find("#composer");
if (composer) {
  const field = composer.elements.text;
  const list = find("#post-list");
  showLocalTimes(list);
  sendByScript(composer, (post, text) => {
    const item = find("#post-template").content.cloneNode(true);
    item.querySelector("li").classList.add("is-new");
    item.querySelector(".post-text").textContent = post.text;
    item.querySelector("time").dateTime = post.createdAt;
    showLocalTimes(item);
    list.prepend(item);
    while (list.children.length > shownPosts) list.lastElementChild.remove();
    // A reset, unlike an assignment, dispatches an event, so that the ring updates. It also restores the default value, which
    // is the text of a rejected post if the server rendered one.
    field.defaultValue = "";
    composer.reset();
    field.focus();
    return text;
  });
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.isComposing) return;
    event.preventDefault();
    composer.requestSubmit();
  });
}

const signUp = find("#sign-up");
if (signUp) {
  const setup = signUp.querySelector("live-password-setup");
  sendByScript(signUp, ({ name }, text) => {
    const policy = signUp.elements.policy.value;
    signUp.reset();
    signUp.elements.policy.value = policy;
    return `${name}: ${text}`;
  });
  for (const choice of signUp.elements.policy) {
    choice.addEventListener("change", () => {
      const rules = signUp.dataset[choice.value];
      if (rules) setup.setAttribute("rules", rules);
      else setup.removeAttribute("rules");
      setup.setAttribute("policy", choice.value);
    });
  }
  // The dictionary of the strength meter is larger than the rest of the page, so it loads shortly before the form is visible.
  const show = (changes, observer) => {
    if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    setup.setAttribute("strength", "");
  };
  new IntersectionObserver(show, { rootMargin: "50%" }).observe(signUp);
}

// If the server has a list of breached passwords, new passwords are looked up in it.
const { breaches } = document.body.dataset;
for (const setup of breaches ? document.querySelectorAll("live-password-setup") : []) {
  setup.breachList = async (prefix) => {
    const response = await fetch(breaches + prefix);
    if (!response.ok) throw new Error(`The server responded with status ${response.status}.`);
    return response.text();
  };
}

const profile = find("#profile");
if (profile) {
  const { plan, seats } = profile.elements;
  const button = profile.querySelector(".action");
  const show = () => {
    const price = profile.dataset[plan.value] * seats.valueAsNumber;
    if (seats.validity.valid && price > 0) find("#profile-price").setAttribute("value", price);
  };
  profile.querySelector("[name=action]").remove();
  profile.addEventListener("input", show);
  profile.addEventListener("submit", (event) => {
    if (button.hasAttribute("aria-disabled")) event.preventDefault();
    // The button isn't disabled, so that it keeps the focus.
    else button.setAttribute("aria-disabled", "true");
  });
  // The browser can restore the fields. After a return from the next page, the form can be submitted again.
  addEventListener("pageshow", () => {
    button.removeAttribute("aria-disabled");
    show();
  });
}
