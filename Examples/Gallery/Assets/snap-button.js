// Draws what the snapping button knows: where it can rest, how fast it is dragged and where it would run on to.

const svg = "http://www.w3.org/2000/svg";

/** @param {Document} page */
export function showSnapButton(page) {
  const button = page.querySelector("#snap-screen live-snap-button");
  const drawing = page.querySelector("#snap-drawing");
  if (!button || !drawing) return;
  const show = (id, text) => (page.getElementById(id).textContent = text);

  const places = make("g", { class: "snap-places" });
  const way = make("line", { class: "snap-way" });
  const target = make("circle", { class: "snap-target", r: 5 });
  drawing.append(places, way, target);

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
    set(way, { x1: x, y1: y, x2: projection.x, y2: projection.y });
    set(target, { cx: projection.x, cy: projection.y });
    drawing.classList.toggle("is-dragging", isMoving);
  };
  const rest = ({ slot, fraction }) => show("snap-place", slot.includes("-") ? slot : `${slot}, ${Math.round(fraction * 100)} %`);

  // The element has drawn itself when its attributes change.
  new MutationObserver(() => {
    drawPlaces();
    read();
    if (button.dataset.phase === "idle") rest(button.place);
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
