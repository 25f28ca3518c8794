/** Texts of the vector playground. Vectors have the names that the lesson gives them; numbers come as text. */
export interface VectorPlaygroundStrings {
  /** Name of the slider that scales a vector. */
  readonly times: (name: string) => string;
  /** Said when a vector was scaled. */
  readonly sayTimes: (factor: string, name: string) => string;
}

export const englishVectorPlayground: VectorPlaygroundStrings = {
  times: (name) => `Times ${name}`,
  sayTimes: (factor, name) => `${factor} times ${name}`,
};
