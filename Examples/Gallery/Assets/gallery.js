// Starts the gallery's scripts. Without them, the page has plain forms.
import { Composer } from "./composer.js";
import { showLocalTimes } from "./post-list.js";
import { showSnapButton } from "./snap-button.js";
import "./sectioned-field.js";

showLocalTimes(document);
showSnapButton(document);

const form = document.querySelector("#composer");
if (form instanceof HTMLFormElement) new Composer(form);
