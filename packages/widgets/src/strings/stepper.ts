/** Texts of Back, Next, Play and of the track between them. */
export interface StepperStrings {
  readonly back: string;
  readonly next: string;
  /** On the button that stands in Next's place after the last step. */
  readonly again: string;
  readonly play: string;
  readonly pause: string;
  /** On the button that changes how fast it plays; `factor` is 0.5, 1 or 2. */
  readonly speed: (factor: number) => string;
  /** Before the first step. */
  readonly toCome: (count: number) => string;
  /** `number` counts from 1. */
  readonly stepOf: (number: number, count: number) => string;
  readonly allDone: string;
}

export const englishStepper: StepperStrings = {
  back: 'Back',
  next: 'Next',
  again: 'Again',
  play: 'Play',
  pause: 'Pause',
  speed: (factor) => `${factor}× speed`,
  toCome: (count) => (count === 1 ? '1 step to come' : `${count} steps to come`),
  stepOf: (number, count) => `Step ${number} of ${count}`,
  allDone: 'All steps done',
};
