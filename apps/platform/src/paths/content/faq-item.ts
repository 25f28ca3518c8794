export interface FaqItem {
  readonly question: string;
  readonly answer: string;
}
