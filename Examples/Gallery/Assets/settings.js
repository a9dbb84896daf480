// Applies the settings in the header immediately, and keeps them in the URL.

const form = document.querySelector(".settings-form");
const root = document.documentElement;

/** Applies each setting. @type {Record<string, (value: string) => void>} */
const changes = {
  theme: (value) => setData("theme", value),
  colors: (value) => setData("colors", value),
  motion: (value) => setData("liveMotion", value),
  lang: (value) => {
    for (const part of document.querySelectorAll("main [lang].stage, main [lang].parts")) part.setAttribute("lang", value || "en");
  },
};

/**
 * @param {string} name
 * @param {string} value
 */
function setData(name, value) {
  if (value) root.dataset[name] = value;
  else delete root.dataset[name];
}

/** Returns the settings that differ from their defaults. */
function changedSettings() {
  const settings = new FormData(/** @type {HTMLFormElement} */ (form));
  return [...settings].filter(([, value]) => value !== "");
}

function show() {
  const settings = Object.fromEntries(changedSettings());
  for (const [name, change] of Object.entries(changes)) change(String(settings[name] ?? ""));
  const language = /** @type {HTMLSelectElement} */ (/** @type {HTMLFormElement} */ (form).elements.namedItem("lang"));
  root.dir = String(settings.dir ?? (language.selectedOptions[0]?.dir || "ltr"));
}

if (form instanceof HTMLFormElement) {
  form.classList.add("is-live");
  form.addEventListener("change", () => {
    show();
    const query = new URLSearchParams(/** @type {string[][]} */ (changedSettings())).toString();
    history.replaceState(null, "", `${query ? `?${query}` : location.pathname}${location.hash}`);
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  const menu = /** @type {HTMLDetailsElement} */ (form.closest("details"));
  menu.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  });
  // A page that is restored from the history can have settings that differ from its URL.
  addEventListener("pageshow", show);
}

document.addEventListener("click", ({ target }) => {
  const link = target instanceof Element && target.closest("a");
  if (link && link.origin === location.origin && /^\/($|controls\/|motion$|profile)/.test(link.pathname)) link.search = location.search;
});
