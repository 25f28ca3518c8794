import { globalEscapes } from './global-object.ts';
import { nextRunEscapes } from './next-run.ts';
import { answerEscapes } from './other-answers.ts';
import type { PythonEscape } from './python-escape.ts';
import { requestEscapes } from './requests.ts';
import { pageEscapes, storageEscapes } from './storage-and-page.ts';

/** Programs of a learner that try to leave the sandbox, or to reach what is not theirs. */
export const pythonEscapes: readonly PythonEscape[] = [
  ...requestEscapes,
  ...storageEscapes,
  ...pageEscapes,
  ...globalEscapes,
  ...nextRunEscapes,
  ...answerEscapes,
];
