import type { PlayerStrings } from './player-strings.ts';
import { plural } from './plural.ts';

const and = new Intl.ListFormat('en');
const areAll = (values: readonly string[]) =>
  `${and.format(values)} ${values.length === 1 ? 'is' : 'are'}`;
export const englishPlayerStrings: PlayerStrings = {
  label: 'Step through the program',
  program: 'Program',
  first: 'First step',
  back: 'Back',
  next: 'Next',
  last: 'Last step',
  toStop: 'To the next stop',
  stopAt: (line) => `Stop at line ${line}`,
  close: 'Close',
  ofTest: 'The test calls',
  slider: 'Step',
  stepOf: (number, count) => `Step ${number} of ${count}`,
  notRun: 'Not run yet',
  recording: 'Running the program',
  keys: 'Arrow keys step, Home and End go to the first and the last step.',
  allSteps: (count) => `Read all ${plural(count, 'step')} as text`,

  callStack: 'Call stack',
  objects: 'Objects',
  output: 'Output so far',
  knownOutput: 'Output',
  nothingPrinted: 'Nothing yet.',
  noObjects: 'None yet.',

  module: 'module',
  running: (line) => `running line ${line}`,
  waiting: (line) => `waiting at line ${line}`,
  raised: (line) => `exception at line ${line}`,
  ended: 'ended',
  noNames: 'no names yet',
  returns: 'returns',
  yields: 'yields',
  hiddenCalls: (count) => `${plural(count, 'more call')}, not shown`,
  more: (count) => `and ${count.toLocaleString('en')} more`,

  object: (type, number) => `${type} ${number}`,
  functionType: 'function',
  classType: 'class',
  generatorType: 'generator',
  methodType: 'method',
  items: (count) => plural(count, 'item'),
  notStarted: 'not started',
  inProgress: 'running',
  pausedAt: (line) => `paused at line ${line}`,
  finished: 'finished',
  remembers: 'remembers',
  default: 'default',
  empty: 'empty',
  isNew: 'new',
  isChanged: 'changed',
  pointed: (count, type) => `${count} names point to this ${type}`,

  intro: 'The program has not run yet. Next runs it and goes to its first step.',
  atStart: (line) => `Nothing has run yet. Line ${line} is next.`,
  atLine: (line, clauses) => `Line ${line}: ${clauses.join('; ')}.`,
  becomes: (name, value) => `${name} becomes ${value}`,
  pointsToNew: (name, object) => `${name} points to a new object, ${object}`,
  pointsTo: (name, object) => `${name} points to ${object}`,
  pointsToSame: (name, object, others) =>
    `${name} points to ${object}, the same object as ${and.format(others)}`,
  defines: (name, type) => `${name} is now a ${type}`,
  gone: (name) => `${name} is gone`,
  appended: (values, object) => `${areAll(values)} added at the end of ${object}`,
  added: (values, object) => `${areAll(values)} added to ${object}`,
  removed: (values, object) => `${areAll(values)} removed from ${object}`,
  entryBecomes: (key, object, value) => `${key} of ${object} becomes ${value}`,
  changes: (object) => `${object} changes`,
  prints: (text) => `prints ${text}`,
  goesOn: (line) => `goes on to line ${line}`,
  nothing: 'no name or object changes',
  calls: (name, values) =>
    values.length > 0 ? `calls ${name} with ${and.format(values)}` : `calls ${name}`,
  argument: (name, value) => `${name} = ${value}`,
  beginsClass: (name) => `begins the class ${name}`,
  resumes: (name) => `${name} goes on where it paused`,
  returned: (name, value, line) =>
    `${name} returns ${value}${line === undefined ? '' : ` to line ${line}`}`,
  yielded: (name, value) => `${name} yields ${value} and pauses`,
  raises: (error) => `raises ${error}`,
  arrives: (error) => `${error} arrives here from the call`,
  andMore: (count) => plural(count, 'more change'),
  shared: (type, names) => `There is only one ${type}: ${and.format(names)} point to it.`,
  ends: 'The program ends.',
  uncaught: 'Nothing catches the exception: the program ends here.',

  cutBySteps: (count) =>
    `The program goes on. Only its first ${plural(count, 'step')} are recorded.`,
  cutBySize: (count) =>
    `The program goes on. It holds more than can be shown; its first ${plural(count, 'step')} are recorded.`,
  cutByDepth: (count) =>
    `The calls go deeper than can be shown, perhaps without end. The first ${plural(count, 'step')} of the program are recorded.`,
  cutByTime: (count) => `The program took too long and was stopped after ${plural(count, 'step')}.`,
  cutByOutput: (count) =>
    `The program printed too much and was stopped after ${plural(count, 'step')}.`,
  nothingRecorded: 'There is nothing to step through.',
  lost: 'The program had to be ended, and nothing of it could be recorded. It may compute something very large in one line.',
};
