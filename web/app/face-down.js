/** How a view names a card of a trick that lies face down: nobody but its owner knows it. */
export const FACE_DOWN = '?';
