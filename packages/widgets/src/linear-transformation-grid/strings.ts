export interface LinearTransformationGridStrings {
  readonly todo: string;
}

export const englishLinearTransformationGrid: LinearTransformationGridStrings = { todo: '' };
