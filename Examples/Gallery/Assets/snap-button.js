// Draws the resting places, the velocity and the projected position of the snap button.

const find = (id) => document.getElementById(id);
const button = document.querySelector("#snap-screen live-snap-button");

function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

const make = (name, attributes) => set(document.createElementNS("http://www.w3.org/2000/svg", name), attributes);
const rounded = ({ x, y }) => `${Math.round(x)}, ${Math.round(y)}`;

if (button) {
  const drawing = find("snap-drawing");
  const places = make("g", { class: "snap-places" });
  const path = make("line", { class: "snap-path" });
  const target = make("circle", { class: "snap-target", r: 5 });
  drawing.append(places, path, target);

  const drawPlaces = () => places.replaceChildren(...(button.restingPlaces ?? []).map(({ x, y }) => make("circle", { cx: x, cy: y, r: 28 })));
  const show = () => {
    const { velocity, projection } = button.motion;
    const { x, y } = button.place ?? projection;
    find("snap-velocity").textContent = rounded(velocity);
    find("snap-projection").textContent = rounded(projection);
    set(path, { x1: x, y1: y, x2: projection.x, y2: projection.y });
    set(target, { cx: projection.x, cy: projection.y });
    drawing.classList.toggle("is-dragging", button.dataset.phase === "dragging");
    if (button.dataset.phase !== "idle") return;
    const { slot, fraction } = button.place;
    find("snap-place").textContent = slot.includes("-") ? slot : `${slot}, ${Math.round(fraction * 100)} %`;
  };

  // The element changes its attributes after drawing itself.
  new MutationObserver(() => (drawPlaces(), show())).observe(button, { attributeFilter: ["data-phase", "data-slot", "style"] });
  new ResizeObserver(() => requestAnimationFrame(drawPlaces)).observe(drawing);

  let taps = 0;
  find("snap-action").addEventListener("click", () => (find("snap-taps").textContent = ++taps));
  find("snap-settings").addEventListener("change", ({ target }) => {
    button[target.name] = target.type === "checkbox" ? target.checked : target.value;
    drawPlaces();
  });
  find("snap-turn").addEventListener("click", ({ currentTarget }) => {
    currentTarget.setAttribute("aria-pressed", find("snap-phone").classList.toggle("is-turned"));
  });
}
