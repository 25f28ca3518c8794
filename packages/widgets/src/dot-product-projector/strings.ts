export interface DotProductProjectorStrings {
  readonly todo: string;
}

export const englishDotProductProjector: DotProductProjectorStrings = { todo: '' };
