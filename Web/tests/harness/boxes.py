"""Checks the geometry of text and controls for clipping, overlap, and overflow."""

#: In a script: returns the layout errors of the page, one per line.
_PROBLEMS = r"""
const slack = 1; // One pixel, for edges at fractional positions.
const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
/** Boxes that exist only for assistive technology. */
const isHiddenFromEyes = (element) => {
  const { clipPath } = getComputedStyle(element);
  return clipPath === 'inset(50%)' || element.matches('option, title, script, style');
};
const childrenOf = (node) => (node instanceof HTMLSlotElement && node.assignedNodes().length ? node.assignedNodes() : (node.shadowRoot ?? node).childNodes);
const parentOf = (node) => node.assignedSlot ?? node.parentElement ?? (node.getRootNode() instanceof ShadowRoot ? node.getRootNode().host : null);
const named = (element) => [element.localName, element.id && `#${element.id}`, element.getAttribute('class') && `.${element.getAttribute('class')}`].join('');

/** The lines of text in text nodes and fields. */
const lines = [];
const context = document.createElement('canvas').getContext('2d');
/** The position of a field's text on its line, or of a text area's whole text. */
function valueLine(field) {
  const style = getComputedStyle(field);
  const box = field.getBoundingClientRect();
  const px = (name) => parseFloat(style[name]) || 0;
  // A scroll bar takes space at the end of the lines.
  const bar = field.localName === 'textarea' ? field.offsetWidth - field.clientWidth - px('borderLeftWidth') - px('borderRightWidth') : 0;
  const isFromRight = style.direction === 'rtl';
  const left = box.left + px('borderLeftWidth') + px('paddingLeft') + (isFromRight ? bar : 0);
  const right = box.right - px('borderRightWidth') - px('paddingRight') - (isFromRight ? 0 : bar);
  context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const count = [...field.value].length;
  const text = field.type === 'password' ? '•'.repeat(count) : field.value;
  const width = Math.min(right - left, context.measureText(text).width + (count - 1) * px('letterSpacing'));
  const height = field.localName === 'textarea' ? field.clientHeight : Math.min(box.height, parseFloat(style.fontSize) * 1.2);
  const middle = (box.top + box.bottom) / 2;
  // The rest of a text that scrolls is out of sight intentionally.
  const view = field.closest('[data-scrolls]')?.getBoundingClientRect() ?? { left: -Infinity, right: Infinity };
  return { left: Math.max(view.left, isFromRight ? right - width : left), right: Math.min(view.right, isFromRight ? right : left + width), top: middle - height / 2, bottom: middle + height / 2 };
}
function collect(node, owner) {
  if (node.nodeType === Node.TEXT_NODE) {
    if (!node.data.trim()) return;
    const range = new Range();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      // Font boxes are taller than their glyphs.
      const trim = (bottom - top) * 0.2;
      if (right - left > 0.5) lines.push({ owner, text: node.data.trim().slice(0, 40), left, right, top: top + trim, bottom: bottom - trim });
    }
    return;
  }
  if (node.nodeType !== Node.ELEMENT_NODE || !seen(node) && getComputedStyle(node).display !== 'contents' || isHiddenFromEyes(node)) return;
  if (node.matches('input, textarea')) {
    if (node.value) lines.push({ owner: node, text: node.value.slice(0, 40), ...valueLine(node) });
    return;
  }
  for (const child of childrenOf(node)) collect(child, node);
}
collect(document.body, document.body);
/** The validity marks, which are pseudo-elements. */
for (const field of document.querySelectorAll('live-sectioned-field[data-validity]:not([data-validity=neutral])')) {
  const style = getComputedStyle(field.querySelector('.live-sectioned-field-mark'), '::before');
  const box = field.getBoundingClientRect();
  const isAtLeft = field.matches(':dir(rtl)') !== (field.labelAlign === 'end');
  const [width, height] = [parseFloat(style.width), parseFloat(style.height)];
  const left = isAtLeft ? box.left + parseFloat(style.marginLeft) : box.right - parseFloat(style.marginRight) - width;
  const middle = (box.top + field.querySelector('input').getBoundingClientRect().top) / 2;
  lines.push({ owner: field, text: style.content, left, right: left + width, top: middle - height / 2, bottom: middle + height / 2 });
}

const found = [];
const { clientWidth } = document.documentElement;
const { scrollWidth } = document.scrollingElement;
if (scrollWidth > clientWidth) found.push(`the page scrolls horizontally: ${scrollWidth} > ${clientWidth}`);

const say = ({ left, right, top, bottom }) => [left, right, top, bottom].map((number) => Math.round(number * 10) / 10).join(' ');
for (const line of lines) {
  if (line.left < -slack || line.right > clientWidth + slack) found.push(`"${line.text}" of ${named(line.owner)} is outside the page: ${say(line)}`);
  for (let element = line.owner; element && element !== document.documentElement; element = parentOf(element)) {
    const style = getComputedStyle(element);
    if (style.display === 'contents' || style.display === 'inline') continue;
    const box = element.getBoundingClientRect();
    const px = (name) => parseFloat(style[name]) || 0;
    const cutsX = style.overflowX !== 'visible' && (line.left < box.left + px('borderLeftWidth') - slack || line.right > box.right - px('borderRightWidth') + slack);
    const cutsY = style.overflowY === 'clip' || style.overflowY === 'hidden' ? line.top < box.top - slack || line.bottom > box.bottom + slack : false;
    if (cutsX || cutsY) found.push(`"${line.text}" is clipped by ${named(element)}: ${say(line)} in ${say(box)}`);
  }
}
const isOver = (a, b) => a.left < b.right - slack && b.left < a.right - slack && a.top < b.bottom - slack && b.top < a.bottom - slack;
const isIn = (a, b) => a === b || a.contains(b) || b.contains(a);
/** A menu overlaps the page intentionally. */
const areOnOneLayer = (a, b) => !a.closest('[popover]') === !b.closest('[popover]');
for (const [index, line] of lines.entries()) {
  for (const other of lines.slice(index + 1)) {
    if (line.owner !== other.owner && areOnOneLayer(line.owner, other.owner) && isOver(line, other)) found.push(`"${line.text}" of ${named(line.owner)} and "${other.text}" of ${named(other.owner)} overlap: ${say(line)}, ${say(other)}`);
  }
}
/** Fields, buttons, and independent parts. */
const boxes = [...document.querySelectorAll('input, textarea, button, live-count-ring, .live-password-bars')].filter((element) => seen(element));
/** The visible part of an element's box. */
function shownBox(element) {
  let { left, right, top, bottom } = element.getBoundingClientRect();
  for (let parent = parentOf(element); parent; parent = parentOf(parent)) {
    if (getComputedStyle(parent).overflowX !== 'clip' && !parent.matches('[data-scrolls]')) continue;
    const outer = parent.getBoundingClientRect();
    [left, right] = [Math.max(left, outer.left), Math.min(right, outer.right)];
  }
  return { left, right, top, bottom };
}
for (const box of boxes) {
  const rect = shownBox(box);
  if (rect.left < -slack || rect.right > clientWidth + slack) found.push(`${named(box)} is outside the page: ${say(rect)}`);
  for (const line of lines) {
    const isOfIt = isIn(box, line.owner) || line.owner.closest('.live-limited-field-adornment, live-count-ring') || (line.owner.matches('.live-sectioned-field-text') || line.owner.localName === 'label') && line.owner.closest('live-sectioned-field')?.contains(box);
    if (!isOfIt && areOnOneLayer(line.owner, box) && isOver(line, rect)) found.push(`"${line.text}" of ${named(line.owner)} overlaps ${named(box)}: ${say(line)}, ${say(rect)}`);
  }
}
for (const [index, box] of boxes.entries()) {
  for (const other of boxes.slice(index + 1)) {
    const isPart = box.closest('live-limited-field, live-password-setup')?.contains(other) && other.matches('live-count-ring, .live-password-reveal') || other.closest('live-snap-button, .live-snap-button-menu') || isIn(box, other);
    if (!isPart && areOnOneLayer(box, other) && isOver(shownBox(box), shownBox(other))) found.push(`${named(box)} and ${named(other)} overlap`);
  }
}
return [lines.length, found];
"""


def layout_problems(browser):
    """The text and parts that are clipped, overlapping, or outside the page, as messages."""
    count, errors = browser.run(_PROBLEMS)
    assert count > 5, "too little text was found"
    return errors
