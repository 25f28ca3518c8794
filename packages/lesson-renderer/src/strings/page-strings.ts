/** Texts of every lesson. */
export interface PageStrings {
  /** Language tag of numbers: digits and decimal mark are written as there. `de` shows 0,5. */
  readonly numbers: string;
  /** In the place of a widget that the host does not have. */
  readonly widgetNotFound: (name: string) => string;
  /** In the place of a widget whose author gave no name, with the usage under it. */
  readonly widgetNameRequired: string;
  readonly widgetNameUsage: string;
  /** In the place of a widget that threw an error. */
  readonly widgetFailed: string;
  /** The same of a graph or a cell. */
  readonly partFailed: string;
  /** In the place of a live preview whose compiler could not be downloaded. */
  readonly previewFailed: string;
  /** Button beside what failed: a widget, or the whole lesson. */
  readonly tryAgain: string;
  /** Button under each widget. */
  readonly reportIssue: string;
  /** While a widget or a lesson is on its way. */
  readonly loading: string;
  /** Heading of what a Python cell printed. */
  readonly output: string;
  /** Button that hands the answer in, and what it says until the answer is scored. */
  readonly check: string;
  readonly checking: string;
  /** After an answer, where the host scores none. */
  readonly notChecked: string;
  /** After an answer that the host could not score: the question stays open. */
  readonly checkFailed: string;
  /** Button or option: the honest answer. */
  readonly dontKnow: string;
  /** Over the options of a question. */
  readonly chooseOne: string;
  readonly chooseSeveral: string;
  /** Name of a number's field; mark of the option that was chosen. */
  readonly yourAnswer: string;
  /** Mark of the right option once the question is answered. */
  readonly rightAnswer: string;
  /** Verdicts, each a sentence. */
  readonly right: string;
  readonly partly: string;
  readonly notQuite: string;
  /** In the place of a verdict after "I don't know yet": neutral. */
  readonly notKnownYet: string;
  /** After a wrong answer, while the question may be answered once more. */
  readonly secondTry: string;
  /** Over the worked steps. */
  readonly workedSteps: string;
  /** Over the learner's program, over a solution, and over both side by side. */
  readonly yourProgram: string;
  readonly solution: string;
  readonly compareSolution: string;
  /** Read out before a line that only one of the two programs has. */
  readonly onlyYours: string;
  readonly onlySolution: string;
  /** Read out after a matrix; `places` are names of its entries. */
  readonly differsAt: (places: string) => string;
  /** Button under a question. */
  readonly reportQuestion: string;
  /** Before the right number or matrix. */
  readonly theAnswerIs: string;
  /** Over a hint; both numbers from 1. */
  readonly hint: (number: number, total: number) => string;
  /** Button for the next hint. */
  readonly showHint: string;
  /** Name of a field of a matrix; row and column from 1. */
  readonly entry: (row: number, column: number) => string;
  /** Name of a matrix. */
  readonly matrix: (rows: number, columns: number) => string;
  /** Over a question that is one of several; both numbers from 1. */
  readonly question: (number: number, total: number) => string;
  /** In the place of a way to answer, where this version does not know the kind of question. */
  readonly unknownKind: string;
  /** Under a part of a lesson that this version does not know, and in the place of a question that the lesson does not hold. */
  readonly unknownBlock: string;
  /** In the place of a REPL question where the host runs no Python. */
  readonly noPython: string;
  /** In the place of a lesson that could not be read, followed by one of the next five. */
  readonly lessonFailed: string;
  /** No connection, a wrong address, or other bytes than the page expects. */
  readonly lessonUnreachable: string;
  /** The server refused it. */
  readonly lessonRefused: string;
  /** The page names a check that no browser can make. */
  readonly lessonUnchecked: string;
  /** What came is no lesson. */
  readonly lessonNone: string;
  /** What came was compiled by another version. */
  readonly lessonOtherFormat: string;
  /** Name of a live graph that has no title. */
  readonly graph: string;
  /** Name of a point that can be moved, and how to move it by keyboard. */
  readonly graphMove: (point: string) => string;
  readonly graphMoveHow: string;
  /** Unfolds number fields for the coordinates of points. */
  readonly graphCoordinates: string;
  /** Name of such a field; `axis` is x or y. */
  readonly graphCoordinate: (axis: string, point: string) => string;
  /** Said when a point has moved. */
  readonly graphPointAt: (point: string, x: string, y: string) => string;
  /** Button that puts a graph back. */
  readonly graphReset: string;

  // Why an answer could not be read, one for each `code` of the engine's AnswerProblem. The question stays open.
  /** A problem that this version does not know. */
  readonly unreadable: string;
}

export const englishPageStrings: PageStrings = {
  numbers: 'en',
  widgetNotFound: (name) => `Widget not found: "${name}"`,
  widgetNameRequired: 'Widget name is required',
  widgetNameUsage: 'Write ::widget{name="matrix-multiplier" a="[[1,2],[3,4]]" b="[[5],[6]]"}',
  widgetFailed: 'This widget stopped working. The rest of the lesson is not affected.',
  partFailed: 'This part stopped working. The rest of the lesson is not affected.',
  previewFailed: 'The preview could not be loaded. Check your connection and try again.',
  tryAgain: 'Try again',
  reportIssue: 'Report issue with this widget',
  loading: 'Loading…',
  output: 'Output',
  check: 'Check answer',
  checking: 'Checking…',
  notChecked: 'Answers are not checked on this page.',
  checkFailed: 'Your answer could not be checked. Try again in a moment.',
  dontKnow: 'I don’t know yet',
  chooseOne: 'Choose one',
  chooseSeveral: 'Choose all that apply',
  yourAnswer: 'Your answer',
  rightAnswer: 'Right answer',
  right: 'Right.',
  partly: 'Partly right.',
  notQuite: 'Not quite.',
  notKnownYet: 'Good to know. Here is how it goes.',
  secondTry: 'You have one more try. After it, the answer is shown.',
  workedSteps: 'Worked steps',
  yourProgram: 'Your program',
  solution: 'A solution',
  compareSolution: 'Your program beside a solution',
  onlyYours: 'Only in yours:',
  onlySolution: 'Only in the solution:',
  differsAt: (places) => `Different: ${places}`,
  reportQuestion: 'Report this question',
  theAnswerIs: 'The answer is',
  hint: (number, total) => `Hint ${number} of ${total}`,
  showHint: 'Show a hint',
  entry: (row, column) => `Row ${row}, column ${column}`,
  matrix: (rows, columns) => `Matrix with ${rows} rows and ${columns} columns`,
  question: (number, total) => `Question ${number} of ${total}`,
  unknownKind:
    'This page cannot take an answer to this kind of question yet. Load the page again; if that does not help, tell whoever runs it.',
  unknownBlock:
    'This page cannot show all of this part. Load the page again; if that does not help, tell whoever runs it.',
  noPython: 'This page has no Python to run the exercise with.',
  lessonFailed: 'This lesson cannot be shown.',
  lessonUnreachable:
    'It could not be loaded, or it is not the one that this page expects. Check your connection and try again.',
  lessonRefused:
    'The server did not give it. Try again later; if that does not help, tell whoever runs this page.',
  lessonUnchecked:
    'This page asks for a check of it that no browser can make. Tell whoever runs this page.',
  lessonNone: 'What was loaded is not a lesson. Tell whoever runs this page.',
  lessonOtherFormat:
    'It was made for another version of this page. Load the page again; if that does not help, tell whoever runs it.',
  graph: 'Graph',
  graphMove: (point) => `Move ${point}`,
  graphMoveHow:
    'Arrow keys move the point, with Shift in bigger steps. A press on the picture moves it there.',
  graphCoordinates: 'Type coordinates',
  graphCoordinate: (axis, point) => `${axis} of ${point}`,
  graphPointAt: (point, x, y) => `${point} at (${x}, ${y})`,
  graphReset: 'Start position',
  unreadable: 'This answer could not be read.',
};
