// Draws the resting places, the velocity and the projected position of the snap button.

const svg = "http://www.w3.org/2000/svg";

/** @param {Document} page */
export function showSnapButton(page) {
  const button = page.querySelector("#snap-screen live-snap-button");
  const drawing = page.querySelector("#snap-drawing");
  if (!button || !drawing) return;
  const show = (id, text) => (page.getElementById(id).textContent = text);

  const places = make("g", { class: "snap-places" });
  const path = make("line", { class: "snap-path" });
  const target = make("circle", { class: "snap-target", r: 5 });
  drawing.append(places, path, target);

  const drawPlaces = () => {
    places.replaceChildren(
      ...(button.restingPlaces ?? []).map(({ x, y }) => make("circle", { cx: x, cy: y, r: 28 })),
    );
  };
  const read = () => {
    const { velocity, projection } = button.motion;
    const { x, y } = button.place ?? projection;
    const isMoving = button.dataset.phase === "dragging";
    show("snap-velocity", `${Math.round(velocity.x)}, ${Math.round(velocity.y)}`);
    show("snap-projection", `${Math.round(projection.x)}, ${Math.round(projection.y)}`);
    set(path, { x1: x, y1: y, x2: projection.x, y2: projection.y });
    set(target, { cx: projection.x, cy: projection.y });
    drawing.classList.toggle("is-dragging", isMoving);
  };
  const showPlace = ({ slot, fraction }) => show("snap-place", slot.includes("-") ? slot : `${slot}, ${Math.round(fraction * 100)} %`);

  // The element changes its attributes after drawing itself.
  new MutationObserver(() => {
    drawPlaces();
    read();
    if (button.dataset.phase === "idle") showPlace(button.place);
  }).observe(button, { attributeFilter: ["data-phase", "data-slot", "style"] });
  new ResizeObserver(() => requestAnimationFrame(drawPlaces)).observe(drawing);

  let taps = 0;
  page.getElementById("snap-action").addEventListener("click", () => show("snap-taps", String(++taps)));
  page.getElementById("snap-settings").addEventListener("change", ({ target }) => {
    if (target.name === "area") button.area = target.value;
    drawPlaces();
  });
  page.getElementById("snap-turn").addEventListener("click", ({ currentTarget }) => {
    const isTurned = page.getElementById("snap-phone").classList.toggle("is-turned");
    currentTarget.setAttribute("aria-pressed", String(isTurned));
  });
}

function make(name, attributes) {
  return set(document.createElementNS(svg, name), attributes);
}

function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}
