// A graph of a spring, with sliders for its response and damping ratio.
import { liveControls } from "/live-controls/core/loader.js";
import { easingFor } from "/live-controls/core/motion.js";
import { readEasing, readSpringState } from "/live-controls/core/wire.js";

/** The size and levels of the graph, in its own units. The position runs from the lower level to the upper one. */
const width = 640;
const levels = { from: 260, to: 60 };
/** The height of a velocity of one total distance per second, in the graph's units. */
const velocityScale = 12;
/** The time that the graph shows, in seconds. */
const shownTime = 2;
const samples = 320;

const xOf = (time) => ((width * time) / shownTime).toFixed(1);
const heightOf = (value) => levels.from + (levels.to - levels.from) * value;
const path = (points) => `M${points.map(([time, height]) => `${xOf(time)} ${height.toFixed(1)}`).join("L")}`;

function corner([time, value]) {
  const circle = document.createElementNS("http://www.w3.org/2000/svg", "circle");
  for (const [name, text] of Object.entries({ cx: xOf(time), cy: heightOf(value), r: 3.5 })) circle.setAttribute(name, text);
  return circle;
}

function start(form, live) {
  const part = (name) => form.querySelector(`.spring-${name}`);
  const setting = (name) => form.elements[`spring-${name}`].valueAsNumber;
  const { core, memory } = live;

  const draw = () => {
    const [response, damping] = [setting("response"), setting("damping")];
    const states = Array.from({ length: samples + 1 }, (_, index) => {
      const time = (shownTime * index) / samples;
      return { time, ...readSpringState(memory.record(core.live_spring_state(response, damping, 0, time))) };
    });
    const { duration, points } = readEasing(memory.record(core.live_spring_easing(response, damping, 0, NaN)));
    part("position").setAttribute("d", path(states.map(({ time, value }) => [time, heightOf(value)])));
    part("velocity").setAttribute("d", path(states.map(({ time, velocity }) => [time, levels.from - velocityScale * velocity])));
    part("settling").setAttribute("d", duration < shownTime ? `M${xOf(duration)} 20V300` : "");
    const corners = points.map(({ offset, value }) => [offset * duration, value]).filter(([time]) => time <= shownTime);
    part("corners").replaceChildren(...corners.map(corner));
    form.querySelector("output[for=spring-response]").value = `${response.toFixed(2)} s`;
    form.querySelector("output[for=spring-damping]").value = damping.toFixed(2);
    form.querySelector("#spring-summary").textContent = `Settles after ${duration.toFixed(2)} s. The browser’s easing has ${points.length} points.`;
  };

  const ends = ["25%", "75%"];
  let animation;
  /** Animates the ball to the other end of its track. */
  const play = () => {
    animation?.cancel();
    ends.reverse();
    part("ball").style.insetInlineStart = ends[0];
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const easing = easingFor(live, { response: setting("response"), dampingRatio: setting("damping") }, 0);
    animation = part("ball").animate([{ insetInlineStart: ends[1] }, { insetInlineStart: ends[0] }], easing);
  };

  form.addEventListener("input", draw);
  form.addEventListener("change", play);
  form.addEventListener("submit", (event) => (event.preventDefault(), play()));
  form.dataset.state = "ready";
  draw();
}

const form = document.querySelector("#spring");
if (form) liveControls().then((live) => start(form, live), () => (form.dataset.state = "unavailable"));
