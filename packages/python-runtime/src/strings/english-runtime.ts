import type { RuntimeStrings } from './runtime-strings.ts';

const couldNotStart = (why: string) =>
  `Python could not start: ${why} Check the connection and try again. The page itself keeps working without it.`;

/** What the runtime says where no other language is given. */
export const englishRuntimeStrings: RuntimeStrings = {
  start: {
    fileUnreachable: (url) => couldNotStart(`${url} could not be fetched.`),
    fileRefused: (url, status) =>
      couldNotStart(`${url} answered ${status}. Is the folder of Python's files served there?`),
    fileBroken: (url) =>
      couldNotStart(`${url} is not the file it should be. Is the folder served there?`),
    noWasm: couldNotStart('this browser does not allow WebAssembly; a lockdown mode turns it off.'),
    wasmRefused: (detail) => couldNotStart(`the browser refused Python's WebAssembly (${detail}).`),
    tooSlow: (seconds) => couldNotStart(`it took longer than ${seconds} s.`),
    workerLost: couldNotStart('its worker could not be loaded, or was lost.'),
    ended: couldNotStart('it was ended before it had started.'),
    failed: (detail) => couldNotStart(detail),
    loading: (megabytes) => `Loading Python: ${megabytes} MB`,
    starting: 'Starting Python',
  },
  notices: {
    stopped: 'Stopped.',
    'too-slow': 'The program took too long and was stopped. Is there a loop that never ends?',
    'too-much-output':
      'The program printed too much and was stopped. Is there a loop that never ends?',
    crashed:
      'Python ran out of memory or crashed, and was started again. Your code and its output are kept; variables are gone.',
    startedAgain:
      'Python had to be started again for that: your code and its output are kept; variables are gone.',
    'out-of-memory': 'The program asked for more memory than there is.',
    'too-large': 'A number or a size became too large.',
    'too-deep': 'A function called itself too often. Is there a case in which it stops?',
    'no-such-module':
      'This module is not part of the Python in this page. Check its spelling; the lesson can be read on without it.',
    'package-not-loaded':
      'A package that this program imports could not be loaded. Check the connection and run the program again; the lesson can be read on without it.',
    'library-not-loaded':
      'A part of Python could not be loaded. Check the connection and run the program again.',
  },
  tests: {
    programShouldEnd: 'The program should run to its end.',
    callShouldEnd: 'It should run to its end.',
    shouldReturn: (value) => `It should return ${value}.`,
    shouldRaise: (name) => `It should raise ${name}.`,
    shouldPrint: (text) => `It should print ${text}.`,
    yoursReturned: (value) => sentence(`Yours returned ${value}`),
    yoursPrinted: (text) => sentence(`Yours printed ${text}`),
    yoursPrintedNothing: 'Yours printed nothing.',
    yoursEnded: 'Yours ran to its end.',
    yoursRaised: (message) => sentence(`Yours raised ${message}`),
    yoursRaisedAt: (message, line) => `Yours raised ${message} (line ${line}).`,
    yoursTimedOut: 'Yours ran out of time.',
    yoursPrintedWithoutEnd: 'Yours printed without end.',
    yoursWasStopped: 'Yours was stopped.',
    yoursCrashed: 'Yours made Python crash.',
    yoursFailed: 'Yours failed.',
    hiddenFails: 'A hidden test fails.',
    hiddenRaises: (name) => `In a hidden test your code raises ${name}.`,
    hiddenTimedOut: 'In a hidden test your code ran out of time.',
    hiddenPrintedWithoutEnd: 'In a hidden test your code printed without end.',
    hiddenWasStopped: 'In a hidden test your code was stopped.',
    hiddenCrashed: 'In a hidden test your code made Python crash.',
    returns: (value) => `returns ${value}`,
    prints: (text) => `prints ${text}`,
    printsNothing: 'prints nothing',
    ends: 'runs to its end',
    raises: (message) => `raises ${message}`,
    passing: (passed, total) =>
      `${passed} of ${total} ${total === 1 ? 'test passes' : 'tests pass'}`,
    hiddenPassing: (count) => `${count} hidden ${count === 1 ? 'test passes' : 'tests pass'}`,
    hiddenTest: 'Hidden test',
    passed: 'Passed: ',
    failed: 'Failed: ',
  },
  rules: {
    'uses for': 'Uses a for loop',
    'uses while': 'Uses a while loop',
    'uses loop': 'Uses a loop',
    'uses comprehension': 'Uses a comprehension',
    'uses slice': 'Uses a slice',
    'uses lambda': 'Uses a lambda',
    'uses import': 'Uses an import',
    'uses function': 'Uses a function',
    'uses class': 'Uses a class',
    'uses if': 'Uses a condition',
    'uses try': 'Uses try',
    'uses with': 'Uses with',
    'uses f-string': 'Uses an f-string',
    'uses recursion': 'Uses a function that calls itself',
    'uses call': (name) => `Calls ${name}`,
    'forbids for': 'Does not use a for loop',
    'forbids while': 'Does not use a while loop',
    'forbids loop': 'Does not use a loop',
    'forbids comprehension': 'Does not use a comprehension',
    'forbids slice': 'Does not use a slice',
    'forbids lambda': 'Does not use a lambda',
    'forbids import': 'Does not use an import',
    'forbids function': 'Does not use a function',
    'forbids class': 'Does not use a class',
    'forbids if': 'Does not use a condition',
    'forbids try': 'Does not use try',
    'forbids with': 'Does not use with',
    'forbids f-string': 'Does not use an f-string',
    'forbids recursion': 'Does not use a function that calls itself',
    'forbids call': (name) => `Does not call ${name}`,
    broken: (rule) => `${rule}.`,
    brokenAt: (rule, lines) => `${rule} (line ${lines.join(', ')}).`,
    syntaxError: 'The code has a syntax error.',
    unknown: (word) => `No rule knows the word "${word}".`,
  },
};

function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
