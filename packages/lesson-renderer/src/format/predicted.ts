/** What a learner said before a block moved or ran: an option, a line, or nothing, to see it without a prediction. */
export interface Predicted {
  /** Id of the option. */
  readonly option?: string;
  readonly text?: string;
}

/** Where predictions are kept, by the id of their block. A Map keeps them as long as it is there. */
export interface PredictionStore {
  get(id: string): Predicted | undefined;
  set(id: string, predicted: Predicted): unknown;
}
