/** Texts of the dot-product projector. Its vectors are u and v in every language; numbers come as text. */
export interface DotProductProjectorStrings {
  /** What the product says about u and v, beside the plane and after a move: a vector is zero. */
  readonly zero: string;
  /** The same where the product is 0 and no vector is. */
  readonly perpendicular: string;
  /** The same where the product is positive. */
  readonly along: string;
  /** The same where the product is negative. */
  readonly against: string;
  /** Stands before `= 45°`. */
  readonly angle: string;
  /** Stands before `=`, the projected vector and its length. */
  readonly projection: string;
  /** Said after a move, behind where the moved vector is; `meaning` is one of the first four texts. */
  readonly sayProduct: (product: string, meaning: string) => string;
}

export const englishDotProductProjector: DotProductProjectorStrings = {
  zero: 'A zero vector has no direction: the product is 0.',
  perpendicular: 'The product is 0: the vectors are perpendicular.',
  along: 'The product is positive: u leans along v, the angle is less than 90°.',
  against: 'The product is negative: u leans against v, the angle is more than 90°.',
  angle: 'Angle',
  projection: 'Projection of u on v',
  sayProduct: (product, meaning) => `Dot product ${product}. ${meaning}`,
};
