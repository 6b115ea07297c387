// Points as they are written on a score sheet: a real minus sign, a plus where a gain is meant.

/** @param {number} points */
export function points(points) {
  return points < 0 ? `−${-points}` : String(points);
}

/** @param {number} points */
export function gain(points) {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}
