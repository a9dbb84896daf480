// Starts the elements and the gallery's scripts. Without scripts, each page has plain fields and forms.
import "/live-controls/count-ring/live-count-ring.js";
import "/live-controls/limited-field/live-limited-field.js";
import "/live-controls/number/live-number.js";
import "/live-controls/password-setup/live-password-setup.js";
import "/live-controls/sectioned-field/live-sectioned-field.js";
import "/live-controls/snap-button/live-snap-button.js";
import "./demos.js";
import "./forms.js";
import "./settings.js";
import "./snap-button.js";
import "./spring-graph.js";
import "./watch.js";

// On a narrow page, the topics scroll.
const current = document.querySelector(".topics [aria-current]");
const middle = (element) => element.getBoundingClientRect().x + element.offsetWidth / 2;
if (current) {
  const topics = current.closest(".topics");
  topics.scrollBy({ left: middle(current) - middle(topics), behavior: "instant" });
}
