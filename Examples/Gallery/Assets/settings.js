// Applies the settings in the header immediately, and keeps them in the URL.

const form = document.querySelector(".settings-form");
const root = document.documentElement;

/** Returns the settings that differ from their defaults. */
const changed = () => [...new FormData(form)].filter(([, value]) => value !== "");

function show() {
  const { theme, colors, motion, lang = "en", dir } = Object.fromEntries(changed());
  for (const [name, value] of Object.entries({ theme, colors, liveMotion: motion })) {
    if (value) root.dataset[name] = value;
    else delete root.dataset[name];
  }
  for (const part of document.querySelectorAll("main [lang]:is(.stage, .parts)")) part.lang = lang;
  root.dir = dir ?? (form.elements.lang.selectedOptions[0]?.dir || "ltr");
}

if (form) {
  const menu = form.closest("details");
  form.classList.add("is-live");
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("change", () => {
    show();
    const query = String(new URLSearchParams(changed()));
    history.replaceState(null, "", `${query ? `?${query}` : location.pathname}${location.hash}`);
  });
  menu.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary").focus();
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (!menu.contains(target)) menu.open = false;
  });
  document.addEventListener("click", ({ target }) => {
    const link = target.closest?.("a");
    if (link?.origin === location.origin && /^\/($|controls\/|motion$|profile)/.test(link.pathname)) link.search = location.search;
  });
  // A page that is restored from the history can have settings that differ from its URL.
  addEventListener("pageshow", show);
}
