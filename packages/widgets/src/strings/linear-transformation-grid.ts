/** Texts of the linear-transformation grid. Its letters A, x and det A are the same in every language. */
export interface LinearTransformationGridStrings {
  /** What is dragged, in the names of the handles and after a move; `vector` is `e₁` or `e₂`. */
  readonly imageOf: (vector: string) => string;
  /** Name of the slider from 0 to 100 %. */
  readonly progress: string;
  /** Its value, shown and said. */
  readonly percent: (percent: number) => string;
  /** What the determinant says about the map, beside the plane and after each change: it is 0. */
  readonly flattened: string;
  /** The determinant is 1. */
  readonly areasStay: string;
  /** The determinant is −1. */
  readonly areasStayTurnedOver: string;
  /** Any other positive determinant: `factor`. */
  readonly areasTimes: (factor: string) => string;
  /** Any other negative determinant: `−factor`. */
  readonly areasTimesTurnedOver: (factor: string) => string;
}

export const englishLinearTransformationGrid: LinearTransformationGridStrings = {
  imageOf: (vector) => `image of ${vector}`,
  progress: 'From the identity to A',
  percent: (percent) => `${percent} %`,
  flattened: 'The square is flattened: the map loses a dimension.',
  areasStay: 'Areas stay as they are.',
  areasStayTurnedOver: 'Areas stay as they are, and the plane is turned over.',
  areasTimes: (factor) => `Areas are multiplied by ${factor}.`,
  areasTimesTurnedOver: (factor) =>
    `Areas are multiplied by ${factor}, and the plane is turned over.`,
};
