/** Texts of what is asked before it is shown. They load with the first prediction, `your-turn` or `why`. */
export interface PredictStrings {
  /** Over the question. */
  readonly predictFirst: string;
  /** Why the code, or the graph or widget, cannot be used yet. */
  readonly predictBeforeRun: string;
  readonly predictBeforeMove: string;
  /** Name of the field for a line of one's own. */
  readonly predictLine: string;
  /** Buttons that commit to what was chosen or typed: the code then runs, a graph or a widget can be moved. */
  readonly predictAndRun: string;
  readonly predictAndMove: string;
  /** Button for whoever does not want to predict. */
  readonly predictNothing: string;
  /** Said once it is known: it came out so, or otherwise, is to be compared by the learner, or was not predicted. */
  readonly predictedSo: string;
  readonly predictedOtherwise: string;
  readonly predictedCompare: string;
  readonly predictedNothing: string;
  /** Beside what the learner said, beside what happens, and beside what a cell prints. */
  readonly predictSaid: string;
  readonly predictHappens: string;
  readonly predictPrints: string;
  /** Over a step of an example that is left to the learner, and over a question about a reason. */
  readonly yourTurn: string;
  readonly whyThisStep: string;
  /** That it is not graded, below the field. */
  readonly yourTurnNote: string;
  readonly whyNote: string;
  /** Names of their fields. */
  readonly yourStep: string;
  readonly yourReason: string;
  /** Buttons: shows the author's answer beside one's own, or alone. */
  readonly compare: string;
  readonly showMe: string;
  /** Verdicts on an option that was chosen. */
  readonly askedRight: string;
  readonly askedWrong: string;
  /** What to do with a line of one's own. */
  readonly compareStep: string;
  readonly compareReason: string;
  /** Where nothing was written. */
  readonly nothingWritten: string;
  /** Beside one's own answer, and over the author's. */
  readonly youWrote: string;
  readonly youChose: string;
  readonly goesOn: string;
  readonly oneReason: string;
}

export const englishPredictStrings: PredictStrings = {
  predictFirst: 'Predict first',
  predictBeforeRun:
    'The code runs once you have said what you expect. A wrong prediction costs nothing.',
  predictBeforeMove:
    'This stays still until you have said what you expect. A wrong prediction costs nothing.',
  predictLine: 'What do you expect?',
  predictAndRun: 'Commit and run',
  predictAndMove: 'Commit and see',
  predictNothing: 'Show me without predicting',
  predictedSo: 'It came out as you said.',
  predictedOtherwise: 'It came out differently.',
  predictedCompare: 'Compare it with what you said.',
  predictedNothing: 'Here is what happens.',
  predictSaid: 'You said',
  predictHappens: 'What happens',
  predictPrints: 'It prints',
  yourTurn: 'Your turn',
  whyThisStep: 'Why this step?',
  yourTurnNote: 'Try it before you look: that is what makes it stick. Nothing is graded.',
  whyNote: 'In your own words, before you look. Nothing is graded.',
  yourStep: 'Your next step',
  yourReason: 'Your reason',
  compare: 'Compare',
  showMe: 'Show me',
  askedRight: 'That is it.',
  askedWrong: 'Not this one.',
  compareStep: 'Compare it with your step.',
  compareReason: 'Compare it with your reason. Does it say the same?',
  nothingWritten: 'Here is one way.',
  youWrote: 'You wrote',
  youChose: 'You chose',
  goesOn: 'How it goes on',
  oneReason: 'One way to say it',
};
