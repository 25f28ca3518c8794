/** Every text that the renderer itself shows. Give your own for another language. */
export interface LessonStrings {
  readonly widgetNotFound: (name: string) => string;
  readonly widgetNameRequired: string;
  readonly widgetNameUsage: string;
  readonly widgetFailed: string;
  readonly tryAgain: string;
  readonly reportIssue: string;
  readonly loading: string;
  readonly output: string;
  readonly check: string;
  readonly checking: string;
  readonly dontKnow: string;
  readonly chooseOne: string;
  readonly chooseSeveral: string;
  readonly yourAnswer: string;
  readonly rightAnswer: string;
  readonly right: string;
  readonly partly: string;
  readonly notQuite: string;
  readonly notYet: string;
  readonly workedSteps: string;
  readonly theAnswerIs: string;
  readonly hint: (number: number, total: number) => string;
  readonly showHint: string;
  readonly entry: (row: number, column: number) => string;
  readonly matrix: (rows: number, columns: number) => string;
  readonly question: (number: number, total: number) => string;
  readonly noPython: string;
  readonly lessonFailed: string;
  readonly graph: string;
  readonly graphMove: (point: string) => string;
  readonly graphMoveHow: string;
  readonly graphPointAt: (point: string, x: string, y: string) => string;
  readonly graphReset: string;
}

export const englishStrings: LessonStrings = {
  widgetNotFound: (name) => `Widget not found: "${name}"`,
  widgetNameRequired: 'Widget name is required',
  widgetNameUsage: 'Write ::widget{name="matrix-multiplier" a="[[1,2],[3,4]]" b="[[5],[6]]"}',
  widgetFailed: 'This widget stopped working. The rest of the lesson is not affected.',
  tryAgain: 'Try again',
  reportIssue: 'Report issue with this widget',
  loading: 'Loading…',
  output: 'Output',
  check: 'Check answer',
  checking: 'Checking…',
  dontKnow: 'I don’t know yet',
  chooseOne: 'Choose one',
  chooseSeveral: 'Choose all that apply',
  yourAnswer: 'Your answer',
  rightAnswer: 'Right answer',
  right: 'Right.',
  partly: 'Partly right.',
  notQuite: 'Not quite.',
  notYet: 'Not yet, and that is fine.',
  workedSteps: 'Worked steps',
  theAnswerIs: 'The answer is',
  hint: (number, total) => `Hint ${number} of ${total}`,
  showHint: 'Show a hint',
  entry: (row, column) => `Row ${row}, column ${column}`,
  matrix: (rows, columns) => `Matrix with ${rows} rows and ${columns} columns`,
  question: (number, total) => `Question ${number} of ${total}`,
  noPython: 'This page has no Python to run the exercise with.',
  lessonFailed: 'This lesson cannot be shown.',
  graph: 'Graph',
  graphMove: (point) => `Move ${point}`,
  graphMoveHow: 'Arrow keys move the point, with Shift in bigger steps.',
  graphPointAt: (point, x, y) => `${point} at (${x}, ${y})`,
  graphReset: 'Start position',
};
