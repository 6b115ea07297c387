"""What has not changed is not drawn again: a view brings everything anew, the table does not."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e.support.bare import open_plain
from e2e.support.steps import hand, hurry, start_match

pytestmark = pytest.mark.moving

# Draws a steady part again and again, and counts how often it was really drawn.
DRAW = """
async () => {
  const { render } = await import('preact');
  const { signal } = await import('@preact/signals');
  const { html } = await import('./plain/app/ui/html.js');
  const { memo } = await import('./plain/app/ui/html.js');
  const word = signal('one');
  let drawn = 0;
  const Part = memo(({ face, act }) => {
    drawn += 1;
    return html`<p>${word.value} ${face.rank} ${face.suits.join()}</p>`;
  });
  const place = document.createElement('div');
  const act = () => {};
  const draw = (props) => {
    render(html`<${Part} ...${props} />`, place);
    return [drawn, place.textContent];
  };
  const seen = [
    draw({ face: { rank: '7', suits: ['R'] }, act }),
    draw({ face: { rank: '7', suits: ['R'] }, act }),
    draw({ face: { rank: '8', suits: ['R'] }, act }),
    draw({ face: { rank: '8', suits: ['R', 'G'] }, act }),
    draw({ face: { rank: '8', suits: ['R', 'G'] }, act: () => {} }),
  ];
  word.value = 'two';
  await new Promise((resolve) => setTimeout(resolve));
  return [...seen, [drawn, place.textContent]];
}
"""
# Rules that ask what lies inside the table or one of its large parts: with each card that comes or
# goes the browser would have to look at everything in there anew.
ASKED = """
() => {
  const large = '.tp, .felt, .stage, .side, .prompt, .hand, .own, .place';
  const parts = [...document.querySelectorAll(large)];
  const isLarge = (whole) => parts.some((part) => part.matches(whole || '*'));
  const asks = (rule) => {
    if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return [];
    const inside = [...(rule.cssRules ?? [])].flatMap(asks);
    const asked = [...(rule.selectorText ?? '').matchAll(/([^,]*?):has\\(/g)];
    const found = asked.some(([, whole]) => isLarge(whole.trim().replace(/.*[(]/, '')));
    return found ? [rule.selectorText, ...inside] : inside;
  };
  return [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].flatMap(asks));
}
"""


def test_a_part_is_drawn_again_only_when_it_has_something_else_to_show(page: Page) -> None:
    open_plain(page)
    assert page.evaluate(DRAW) == [
        [1, "one 7 R"],
        [1, "one 7 R"],
        [2, "one 8 R"],
        [3, "one 8 R,G"],
        [4, "one 8 R,G"],
        [5, "two 8 R,G"],
    ]


def test_no_style_of_the_table_depends_on_what_lies_inside_it(page: Page) -> None:
    hurry(page)
    start_match(page, ["Mei"], seats=3, seed="oak")
    hand(page)
    assert page.evaluate(ASKED) == []
