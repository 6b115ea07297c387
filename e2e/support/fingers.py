"""What a finger hits, which may be more than what is drawn."""

from __future__ import annotations

# A pixel less than the 44 that a finger needs, for rounding.
FINGER = 43

# How wide and how high a target is hit, through its middle; beyond what is enough nobody asks. What
# is narrower than two pixels interrupts no finger.
HIT = """(target, enough) => {
  const { left, top, width, height } = target.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const reach = (across, down) => {
    const isHit = (far) =>
      target.contains(document.elementFromPoint(x + across * far, y + down * far));
    let far = 0;
    while (far < enough && isHit(far)) far += 2;
    while (far > 0 && !isHit(far - 0.5)) far -= 0.5;
    return far;
  };
  return [reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)];
}"""
