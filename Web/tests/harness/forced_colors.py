"""Checks that a control uses only system colors in forced-colors mode."""

#: In a script: returns everything in or around an element that is painted in a color outside the system colors.
_FOREIGN = """
    const [tag] = arguments;
    // Colors in transition aren't system colors.
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    const probe = document.body.appendChild(document.createElement('i'));
    const systemColors = [
      'Canvas', 'CanvasText', 'LinkText', 'GrayText', 'Highlight', 'HighlightText', 'ButtonFace', 'ButtonText', 'ButtonBorder',
      'Field', 'FieldText', 'SelectedItem', 'SelectedItemText', 'AccentColor', 'AccentColorText', 'Mark', 'MarkText',
    ].map((name) => {
      probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    const isForeign = (color) => !/^none$|transparent|, 0\\)$|\\/ 0\\)$/.test(color) && !systemColors.includes(color);
    const found = [];
    for (const element of [...document.querySelectorAll(`${tag}, ${tag} *`)]) {
      // Disabled controls have the browser's own style, in Chromium a translucent system color.
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || element.matches(':disabled')) continue;
      for (const pseudo of [null, '::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && (style.content === 'none' || style.display === 'none')) continue;
        const isDrawing = element instanceof SVGGeometryElement;
        const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim()) || 'value' in element;
        const painted = {
          color: hasText || pseudo ? style.color : 'none',
          background: style.backgroundColor,
          border: parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== 'none' ? style.borderTopColor : 'none',
          outline: parseFloat(style.outlineWidth) > 0 && style.outlineStyle !== 'none' ? style.outlineColor : 'none',
          fill: isDrawing ? style.fill : 'none',
          stroke: isDrawing ? style.stroke : 'none',
        };
        for (const [what, color] of Object.entries(painted)) {
          if (isForeign(color)) found.push(`${element.localName}.${element.getAttribute('class')}${pseudo ?? ''} ${what} ${color}`);
        }
      }
    }
    return found.join('\\n');
"""


def assert_forced_colors(browser, tag):
    """Reports every color that isn't a system color. Call `emulate(browser, "forced colors")` first."""
    __tracebackhide__ = True
    foreign = browser.run(_FOREIGN, tag)
    assert not foreign, foreign
