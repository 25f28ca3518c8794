export interface VectorPlaygroundStrings {
  readonly todo: string;
}

export const englishVectorPlayground: VectorPlaygroundStrings = { todo: '' };
