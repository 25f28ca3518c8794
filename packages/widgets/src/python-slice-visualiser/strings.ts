export interface PythonSliceVisualiserStrings {
  readonly todo: string;
}

export const englishPythonSliceVisualiser: PythonSliceVisualiserStrings = { todo: '' };
