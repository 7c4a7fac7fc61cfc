"""Measures of a board on any screen: text that can be read, what one decides with in view, and nothing jumps."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

LEAST_PIXELS: Final = 11
GREATEST_SHIFT: Final = 0.02
"""How far a region may move at once: the part of the window that it covers, times the way in windows."""

SMALL_TEXT = """
([least, within]) => {
  // How much larger than written a text is drawn: the scale of its drawing, times that of everything around it.
  const stretch = (matrix) => Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
  const scaleOf = (element) => {
    let scale = 1;
    for (let one = element; one; one = one.parentElement) {
      if (one instanceof SVGGraphicsElement) {
        const root = one.ownerSVGElement ?? one;
        scale *= stretch(one.getScreenCTM() ?? new DOMMatrix());
        one = root;
        continue;
      }
      const style = getComputedStyle(one);
      if (style.transform !== 'none') scale *= stretch(new DOMMatrix(style.transform));
      if (style.scale !== 'none') scale *= Number(style.scale.split(' ')[0]);
    }
    return scale;
  };
  const found = new Map();
  const range = document.createRange();
  const texts = document.createTreeWalker(document.querySelector(within), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const element = text.parentElement;
    if (!text.data.trim()) continue;
    if (element.closest('.visually-hidden, script, style, noscript, option, title, desc')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    const pixels = parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
    if (pixels >= least - 0.05) continue;
    const where = element.getAttribute('class') || element.parentElement?.getAttribute('class') || element.tagName;
    const key = `${pixels.toFixed(1)} px in ${String(where).replace(/\\s?svelte-\\w+/g, '')}`;
    if (!found.has(key)) found.set(key, text.data.trim().slice(0, 40));
  }
  return [...found].map(([key, words]) => `${key}: ${words}`);
}
"""
OUT_OF_VIEW = """
(selectors) => {
  const found = [];
  for (const selector of selectors)
    for (const element of document.querySelectorAll(selector)) {
      const box = element.getBoundingClientRect();
      if (!box.width || !box.height || !element.checkVisibility()) continue;
      const told = `${selector} at ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`;
      if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) {
        found.push(`${told} is out of view`);
        continue;
      }
      // Nothing else may lie over it: looked at in the middle and near the ends.
      for (const [across, down] of [[0.5, 0.5], [0.5, 0.06], [0.5, 0.94]]) {
        const top = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
        if (top && !element.contains(top) && !top.contains(element))
          found.push(`${told} is covered by ${top.outerHTML.slice(0, 80)}`);
      }
    }
  return found;
}
"""
WATCH = """
(regions) => {
  window.shifts = [];
  const seen = new WeakMap();
  const inside = (box) =>
    Math.max(0, Math.min(box.right, innerWidth) - Math.max(box.left, 0)) *
    Math.max(0, Math.min(box.bottom, innerHeight) - Math.max(box.top, 0));
  const look = () => {
    for (const region of document.querySelectorAll(regions)) {
      const after = region.getBoundingClientRect();
      const before = seen.get(region);
      seen.set(region, after);
      if (!before || !before.width || !after.width) continue;
      const moved = Math.max(Math.abs(after.left - before.left), Math.abs(after.top - before.top));
      const touched = Math.max(inside(before), inside(after)) / (innerWidth * innerHeight);
      const shift = touched * (moved / Math.max(innerWidth, innerHeight));
      if (shift > 0) window.shifts.push([shift, region.dataset.id || region.className || region.tagName]);
    }
    requestAnimationFrame(look);
  };
  look();
}
"""
SHIFTS = """
(greatest) => window.shifts.filter(([value]) => value >= greatest)
  .map(([value, moved]) => `${value.toFixed(3)}: ${moved}`)
"""


def small_text(page: Page, within: str = "body") -> list[str]:
    """Texts that are drawn smaller than can be read: their size, where they stand, and what they say."""
    return list(page.evaluate(SMALL_TEXT, [LEAST_PIXELS, within]))


def out_of_view(page: Page, *selectors: str) -> list[str]:
    """Which of these elements cannot be seen whole without scrolling."""
    return list(page.evaluate(OUT_OF_VIEW, list(selectors)))


def watch_shifts(page: Page, regions: str) -> None:
    """From now on, keep in mind which of these regions move. Pieces move by the rules; regions have no reason to."""
    page.evaluate(WATCH, regions)


def shifts(page: Page) -> list[str]:
    """Return the regions that have jumped since the watch began, and how far."""
    return list(page.evaluate(SHIFTS, GREATEST_SHIFT))
