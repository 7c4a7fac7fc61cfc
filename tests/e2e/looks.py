"""What every page must be, whatever it shows: no wider than its window, in the reader's language, clean for axe."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from webfoot.core.game import LANGUAGES as LANGUAGES

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

# On a phone the window itself grows with a page that is too wide: what counts is the width that was asked for.
TOO_WIDE = """
(width) => {
  if (document.documentElement.scrollWidth <= width) return [];
  const style = (one) => getComputedStyle(one);
  // Who scrolls or cuts off an element, as the browser finds it: by what it is positioned in.
  const holder = (one) => {
    const { position } = style(one);
    if (position === 'fixed') return null;
    let up = one.parentElement;
    if (position === 'absolute')
      while (up && style(up).position === 'static' && style(up).transform === 'none') up = up.parentElement;
    return up;
  };
  const escapes = (one) => {
    for (let up = holder(one); up && up !== document.body; up = holder(up))
      if (style(up).overflowX !== 'visible') return false;
    return true;
  };
  const told = (one) => {
    const { right } = one.getBoundingClientRect();
    const tag = one.outerHTML.slice(0, 120).replace(/\\s+/g, ' ');
    return `${Math.round(right)} px in ${one.parentElement?.className || one.parentElement?.tagName}: ${tag}`;
  };
  const found = [...document.body.querySelectorAll('*')].filter(
    (one) => one.getBoundingClientRect().right + scrollX > width + 0.5 && escapes(one),
  );
  // The innermost are the cause: those around them only follow.
  const innermost = found.filter((one) => !found.some((other) => other !== one && one.contains(other)));
  return [`${document.documentElement.scrollWidth} px in a window of ${width}`, ...innermost.slice(0, 5).map(told)];
}
"""
TOO_LONG = """
() => {
  const found = [];
  const range = document.createRange();
  for (const button of document.querySelectorAll('main button, main [role=tab], main .button')) {
    const box = button.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (!text.data.trim() || text.parentElement.closest('.visually-hidden, svg')) continue;
      // Names of players may be as long as they like: they end in an ellipsis.
      if (getComputedStyle(text.parentElement).textOverflow === 'ellipsis') continue;
      range.selectNodeContents(text);
      const outside = [...range.getClientRects()].some(
        (line) => line.width > 1 && (line.left < box.left - 1 || line.right > box.right + 1),
      );
      if (outside) found.push(`${text.data.trim()} is longer than its button`);
    }
  }
  return found.slice(0, 5);
}
"""
# What is too wide or too long on every sheet of the tabs, where a narrow board shows one at a time.
MISFITS = f"""
async (width) => {{
  const tooWide = {TOO_WIDE.strip()};
  const tooLong = {TOO_LONG.strip()};
  const settled = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await settled();
  const found = [];
  const tabs = [...document.querySelectorAll('main [role=tab]')].map((tab) => tab.id);
  for (const id of tabs.length > 0 ? tabs : ['']) {{
    if (id) {{
      document.getElementById(id)?.click();
      await settled();
    }}
    found.push(...[...tooWide(width), ...tooLong()].map((fault) => `${{id}} ${{fault}}`.trim()));
  }}
  return found;
}}
"""
# What has been looked at counts only in its place, under the same ancestors, and in its language. In a window of
# another width it is looked at again by those rules that depend on it.
NEW_FAULTS = """
async ({ rules, layout, without }) => {
  const { seen, numbers } = (window.seenByAxe ??= { seen: new Set(), numbers: new Map() });
  const numberOf = (text) => {
    if (!numbers.has(text)) numbers.set(text, numbers.size);
    return numbers.get(text);
  };
  const known = (key) => {
    const before = seen.has(key);
    seen.add(key);
    return before;
  };
  // A position has a name, and each component that is drawn takes the next number for its ids: names and numbers say
  // nothing to axe, only which ids are the same.
  const numbered = new Map();
  const steady = (id) => {
    if (!numbered.has(id)) numbered.set(id, `c${numbered.size}`);
    return numbered.get(id);
  };
  const tagOf = (one) => {
    const tag = one.cloneNode(false).outerHTML.replace(/ data-show="[^"]*"/, '');
    return tag.replace(/(?<! (?:class|style)="[^"]*)\\bc\\d+\\b/g, steady);
  };
  // Each element once, from the innermost outwards: its own tag, and itself with all that is inside, as numbers.
  const written = (text) => (text instanceof Text ? numberOf(`'${text.data}`) : '');
  const tags = new Map();
  const wholes = new Map();
  const count = (one) => {
    const tag = tagOf(one);
    const inside = [...one.childNodes].map((child) => (child instanceof Element ? count(child) : written(child)));
    tags.set(one, numberOf(tag));
    wholes.set(one, numberOf(`${tag} ${inside.join()}`));
    return wholes.get(one);
  };
  count(document.body);
  // The outermost elements that are new; of one whose own tag is known, only what is new inside.
  const fresh = (one, above) => {
    if (known(`${above} whole ${wholes.get(one)}`)) return [];
    // Lines of a drawing say nothing to axe: they are known with what they are drawn in.
    if (one instanceof SVGElement && !one.hasChildNodes()) return [];
    const own = numberOf(`${above} ${tags.get(one)}`);
    const inside = [...one.children].flatMap((child) => fresh(child, own));
    return known(own) ? inside : [one];
  };
  const { lang } = document.documentElement;
  const all = fresh(document.body, lang);
  const inside = (one) => all.some((other) => other.contains(one));
  const here = fresh(document.body, `${lang} ${innerWidth}`).filter((one) => !inside(one));
  const run = async (where, how) => {
    if (where.length === 0) return [];
    const { violations } = await axe.run(where.includes(document.body) ? document : { include: where }, how);
    return violations;
  };
  const off = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const again = layout.filter((rule) => !without.includes(rule));
  return {
    violations: [
      ...(await run(all, { ...rules, rules: { ...rules.rules, ...off } })),
      ...(await run(here, { runOnly: again, resultTypes: ['violations'] })),
    ],
  };
}
"""
AXE_RULES = {"rules": {"label-content-name-mismatch": {"enabled": True}}, "resultTypes": ["violations"]}
BY_LAYOUT = ("color-contrast", "target-size", "scrollable-region-focusable")
"""What axe judges by where things lie, and not only by what they are."""
BY_COLOUR = ("color-contrast",)
"""What axe judges by colours, which are the same in every language."""


def too_wide(page: Page) -> list[str]:
    """What makes the page scroll sideways, by its right edge; nothing if all fits."""
    assert page.viewport_size is not None
    return list(page.evaluate(TOO_WIDE, page.viewport_size["width"]))


def too_long(page: Page) -> list[str]:
    """Words that reach beyond the button on which they stand."""
    return list(page.evaluate(TOO_LONG))


def faults(page: Page) -> list[str]:
    """What axe finds, of whatever weight: the rule, and the first element that breaks it."""
    return _named(_axe(page, "(rules) => axe.run(rules)"))


def new_faults(page: Page, without: tuple[str, ...] = ()) -> list[str]:
    """What axe finds on what this page has not shown before in the same place; the whole of it at first.

    What it has shown only in a window of another width is judged by the rules that depend on the width.
    """
    return _named(_axe(page, NEW_FAULTS, {"rules": AXE_RULES, "layout": BY_LAYOUT, "without": without}))


def misfits(page: Page) -> list[str]:
    """What is too wide, or longer than its button, on any sheet of the page."""
    assert page.viewport_size is not None
    return list(page.evaluate(MISFITS, page.viewport_size["width"]))


def _axe(page: Page, run: str, told: object = AXE_RULES) -> Any:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    return page.evaluate(run, told)


def _named(found: Any) -> list[str]:
    return [
        f"{violation['id']}: {violation['help']} ({len(violation['nodes'])}): {violation['nodes'][0]['html'][:200]}"
        for violation in found["violations"]
    ]


def message_ids() -> set[str]:
    """Every message id of every locale file: none of them may ever be read on a page."""
    files = [*ROOT.glob("web/src/locale/**/*.ftl"), *ROOT.glob("src/webfoot/games/*/locale/*.ftl")]
    found = {line.split(" =")[0] for file in files for line in file.read_text("utf-8").splitlines() if " =" in line}
    return {message for message in found if re.fullmatch(r"[a-z][a-z0-9]*(-[a-zA-Z0-9_]+)+", message)}


IDS = message_ids()


def reads_well(page: Page, language: str) -> None:
    """The page is in this language, and shows no message id instead of a message."""
    expect(page.locator("html")).to_have_attribute("lang", language)
    words = set(re.findall(r"[a-zA-Z0-9_-]+", page.locator("body").inner_text()))
    labels = page.evaluate("[...document.querySelectorAll('[aria-label]')].map((e) => e.ariaLabel).join(' ')")
    words |= set(re.findall(r"[a-zA-Z0-9_-]+", labels))
    assert words & IDS == set()
