import { liveControls } from "/live-controls/core/loader.js";
import { easingFor } from "/live-controls/core/motion.js";
import { isMotionReduced } from "/live-controls/core/reduced-motion.js";
import { readEasing, readSpringState } from "/live-controls/core/wire.js";

/** @typedef {import("../../../Web/core/loader.js").LiveControls} LiveControls */

/** The size and levels of the graph, in its own units. The position runs from the lower level to the upper one. */
const width = 640;
const levels = { from: 260, to: 60 };
/** The height of a velocity of one total distance per second, in the graph's units. */
const velocityScale = 12;
/** The time that the graph shows, in seconds. */
const shownTime = 2;
const samples = 320;

/** A graph of a spring, with sliders for its response and damping ratio. */
export class SpringGraph {
  #live;
  #form;
  #corners;
  #ball;
  #isAtEnd = false;
  /** @type {Animation | undefined} */
  #animation;

  /**
   * @param {HTMLFormElement} form
   * @param {LiveControls} live
   */
  constructor(form, live) {
    this.#form = form;
    this.#live = live;
    this.#corners = this.#part("spring-corners");
    this.#ball = /** @type {HTMLElement} */ (form.querySelector(".spring-ball"));
    form.addEventListener("input", () => this.#draw());
    form.addEventListener("change", () => this.#play());
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#play();
    });
    form.dataset.state = "ready";
    this.#draw();
  }

  /** @param {string} name */
  #part(name) {
    return /** @type {SVGElement} */ (this.#form.querySelector(`.${name}`));
  }

  /** @param {string} name */
  #setting(name) {
    const input = /** @type {HTMLInputElement} */ (this.#form.elements.namedItem(`spring-${name}`));
    return input.valueAsNumber;
  }

  get #spring() {
    return { response: this.#setting("response"), dampingRatio: this.#setting("damping") };
  }

  #draw() {
    const spring = this.#spring;
    const { core, memory } = this.#live;
    const states = Array.from({ length: samples + 1 }, (_, index) => {
      const time = (shownTime * index) / samples;
      return { time, ...readSpringState(memory.record(core.live_spring_state(spring.response, spring.dampingRatio, 0, time))) };
    });
    const { duration, points } = readEasing(memory.record(core.live_spring_easing(spring.response, spring.dampingRatio, 0)));
    this.#part("spring-position").setAttribute("d", path(states.map(({ time, value }) => [time, heightOf(value)])));
    this.#part("spring-velocity").setAttribute("d", path(states.map(({ time, velocity }) => [time, levels.from - velocityScale * velocity])));
    this.#part("spring-settling").setAttribute("d", duration < shownTime ? `M${xOf(duration)} 20V300` : "");
    this.#corners.replaceChildren(
      ...points.filter(({ offset }) => offset * duration <= shownTime).map(({ offset, value }) => corner(xOf(offset * duration), heightOf(value))),
    );
    this.#show("response", `${spring.response.toFixed(2)} s`);
    this.#show("damping", spring.dampingRatio.toFixed(2));
    const summary = `Settles after ${duration.toFixed(2)} s. The browser’s easing has ${points.length} points.`;
    /** @type {HTMLElement} */ (this.#form.querySelector("#spring-summary")).textContent = summary;
  }

  /**
   * @param {string} name
   * @param {string} text
   */
  #show(name, text) {
    /** @type {HTMLOutputElement} */ (this.#form.querySelector(`output[for=spring-${name}]`)).value = text;
  }

  /** Animates the ball to the other end of its track. */
  #play() {
    const spring = this.#spring;
    const [start, end] = this.#isAtEnd ? ["75%", "25%"] : ["25%", "75%"];
    this.#isAtEnd = !this.#isAtEnd;
    this.#animation?.cancel();
    this.#ball.style.insetInlineStart = end;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    this.#animation = this.#ball.animate([{ insetInlineStart: start }, { insetInlineStart: end }], easingFor(this.#live, spring, 0));
  }
}

/** @param {number} time in seconds */
function xOf(time) {
  return ((width * time) / shownTime).toFixed(1);
}

/** @param {number} value 0…1 */
function heightOf(value) {
  return levels.from + (levels.to - levels.from) * value;
}

/** @param {number[][]} points times and heights */
function path(points) {
  return `M${points.map(([time, height]) => `${xOf(time)} ${height.toFixed(1)}`).join("L")}`;
}

/**
 * @param {string} x
 * @param {number} y
 */
function corner(x, y) {
  const circle = document.createElementNS("http://www.w3.org/2000/svg", "circle");
  for (const [name, value] of Object.entries({ cx: x, cy: y.toFixed(1), r: "3.5" })) circle.setAttribute(name, value);
  return circle;
}

const form = document.querySelector("#spring");
if (form instanceof HTMLFormElement) {
  liveControls().then(
    (live) => new SpringGraph(form, live),
    () => (form.dataset.state = "unavailable"),
  );
}
