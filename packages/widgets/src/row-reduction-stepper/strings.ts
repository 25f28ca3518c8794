export interface RowReductionStepperStrings {
  readonly todo: string;
}

export const englishRowReductionStepper: RowReductionStepperStrings = { todo: '' };
