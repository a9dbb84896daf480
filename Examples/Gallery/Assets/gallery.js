// The gallery's own script. Without it the page is a plain form.
import { Composer } from "./composer.js";
import { showLocalTimes } from "./post-list.js";
import { showSnapButton } from "./snap-button.js";
import "./sectioned-field.js";

showLocalTimes(document);
showSnapButton(document);

const form = document.querySelector("#composer");
if (form instanceof HTMLFormElement) new Composer(form);
