/**
 * Texts of the program player. `name`, `value` and `object` stand in signs that mark code, which the view takes away: put
 * them where they belong, and leave them as they are.
 */
export interface PlayerStrings {
  /** Name of the whole player. */
  readonly label: string;
  /** Name of the program's lines. */
  readonly program: string;
  /** Buttons. */
  readonly first: string;
  readonly back: string;
  readonly next: string;
  readonly last: string;
  /** Goes to the next line that was marked to stop at. */
  readonly toStop: string;
  /** Name of the button that marks a line to stop at. */
  readonly stopAt: (line: number) => string;
  /** Ends the steps of a cell or an exercise. */
  readonly close: string;
  /** Before the call of a test that the steps go through. */
  readonly ofTest: string;
  /** Name of the slider. */
  readonly slider: string;
  /** Beside the slider, and read out with it; the start is step 0. */
  readonly stepOf: (number: number, count: number) => string;
  /** The same before the program is recorded. */
  readonly notRun: string;
  /** While the program is recorded. */
  readonly recording: string;
  /** Below the player: what the keys do, and the list of all steps. */
  readonly keys: string;
  readonly allSteps: (count: number) => string;

  /** Headings of the parts. */
  readonly callStack: string;
  readonly objects: string;
  readonly output: string;
  readonly knownOutput: string;
  readonly nothingPrinted: string;
  readonly noObjects: string;

  /** Name of the outermost frame. */
  readonly module: string;
  /** In the head of a frame. */
  readonly running: (line: number) => string;
  readonly waiting: (line: number) => string;
  readonly raised: (line: number) => string;
  readonly ended: string;
  readonly noNames: string;
  /** Beside the value that leaves a function. */
  readonly returns: string;
  readonly yields: string;
  /** Between frames: calls that are not shown. */
  readonly hiddenCalls: (count: number) => string;
  /** Below the names or entries that are shown. */
  readonly more: (count: number) => string;

  /** A reference, and the name of a box: the type and the object's number. */
  readonly object: (type: string, number: number) => string;
  /** Types of objects that Python gives no short name. */
  readonly functionType: string;
  readonly classType: string;
  readonly generatorType: string;
  readonly methodType: string;
  /** In the head of a box. */
  readonly items: (count: number) => string;
  /** In the head of a generator. */
  readonly notStarted: string;
  readonly inProgress: string;
  readonly pausedAt: (line: number) => string;
  readonly finished: string;
  /** Beside an entry of a function: what it remembers from where it was made, or a default. */
  readonly remembers: string;
  readonly default: string;
  readonly empty: string;
  /** Beside an entry or a name. */
  readonly isNew: string;
  readonly isChanged: string;
  /** Below an object that several names point to. */
  readonly pointed: (count: number, type: string) => string;

  /** In the place of the sentence before the program is recorded. */
  readonly intro: string;
  /** The sentence at the start. */
  readonly atStart: (line: number) => string;
  /** A sentence: a line, and what happened there. */
  readonly atLine: (line: number, clauses: readonly string[]) => string;
  // Its clauses.
  readonly becomes: (name: string, value: string) => string;
  readonly pointsToNew: (name: string, object: string) => string;
  readonly pointsTo: (name: string, object: string) => string;
  readonly pointsToSame: (name: string, object: string, others: readonly string[]) => string;
  readonly defines: (name: string, type: string) => string;
  readonly gone: (name: string) => string;
  readonly appended: (values: readonly string[], object: string) => string;
  readonly added: (values: readonly string[], object: string) => string;
  readonly removed: (values: readonly string[], object: string) => string;
  readonly entryBecomes: (key: string, object: string, value: string) => string;
  readonly changes: (object: string) => string;
  readonly prints: (text: string) => string;
  readonly goesOn: (line: number) => string;
  readonly nothing: string;
  readonly calls: (name: string, values: readonly string[]) => string;
  /** A parameter and its value. */
  readonly argument: (name: string, value: string) => string;
  readonly beginsClass: (name: string) => string;
  readonly resumes: (name: string) => string;
  readonly returned: (name: string, value: string, line: number | undefined) => string;
  readonly yielded: (name: string, value: string) => string;
  readonly raises: (error: string) => string;
  readonly arrives: (error: string) => string;
  /** Clauses that are left out. */
  readonly andMore: (count: number) => string;
  /** After a sentence: several names point to what has changed. */
  readonly shared: (type: string, names: readonly string[]) => string;
  /** After the last sentence. */
  readonly ends: string;
  readonly uncaught: string;

  /** After the last step that was recorded, where the program had more: too many steps, too much in them, calls too deep, too long. */
  readonly cutBySteps: (count: number) => string;
  readonly cutBySize: (count: number) => string;
  readonly cutByDepth: (count: number) => string;
  readonly cutByTime: (count: number) => string;
  readonly cutByOutput: (count: number) => string;
  /** Where nothing was recorded. */
  readonly nothingRecorded: string;
  readonly lost: string;
}
