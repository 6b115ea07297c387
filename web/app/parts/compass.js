// Where the seats sit: the person in front is south, the others follow clockwise over the west.

/** @type {Record<number, string[]>} places by number of seats, starting at the person in front */
const PLACES = {
  2: ['s', 'n'],
  3: ['s', 'nw', 'ne'],
  4: ['s', 'w', 'n', 'e'],
  5: ['s', 'w', 'nw', 'ne', 'e'],
  6: ['s', 'w', 'nw', 'n', 'ne', 'e'],
};

/** @param {number} seat @param {number | null} front @param {number} seats */
export function placeOf(seat, front, seats) {
  return PLACES[seats][(seat - (front ?? 0) + seats) % seats];
}

/** All seats clockwise, beginning left of the person in front. @param {number | null} front @param {number} seats */
export function othersOf(front, seats) {
  return Array.from({ length: seats - 1 }, (_, step) => ((front ?? 0) + step + 1) % seats);
}
