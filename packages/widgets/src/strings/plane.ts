/** Texts of points and vectors in a plane. Points come as text: `(2, −0.5)`. */
export interface PlaneStrings {
  /** Name of the handle for screen readers. */
  readonly move: (name: string) => string;
  /** Shown when the pointer rests on the handle. */
  readonly moveHow: (name: string, point: string) => string;
  /** Unfolds number fields for the coordinates. */
  readonly coordinates: string;
  /** Name of such a field; `axis` is x or y. */
  readonly coordinate: (axis: string, name: string) => string;
  /** Said after a move, of the vector that was moved and of one that is made of it (`u + v`). */
  readonly isAt: (name: string, point: string) => string;
  /** Said after a change: what was changed, then what follows from it. */
  readonly followedBy: (change: string, consequence: string) => string;
  /** A vector and its length, beside the plane. */
  readonly vectorOfLength: (vector: string, length: string) => string;
}

export const englishPlane: PlaneStrings = {
  move: (name) => `Move ${name}`,
  moveHow: (name, point) =>
    `${name} ${point}: drag it, use the arrow keys, or press where it should go`,
  coordinates: 'Type coordinates',
  coordinate: (axis, name) => `${axis} of ${name}`,
  isAt: (name, point) => `${name} is ${point}`,
  followedBy: (change, consequence) => `${change}. ${consequence}`,
  vectorOfLength: (vector, length) => `${vector}, length ${length}`,
};
