import type { QuestionKind } from './compiled-lesson.ts';
import type { LearnerQuestion } from './learner-lesson.ts';

const kinds: readonly string[] = [
  'multiple-choice',
  'numeric',
  'matrix',
  'repl',
] satisfies QuestionKind[];

/**
 * Takes what a JSON file or a server's answer holds as one question: `<Question question={questionFrom(json)} …>`.
 * It checks the fields that every question has and no more: a compiled question is trusted like a script.
 * Throws a TypeError that names `source` and says what to do.
 */
export function questionFrom(json: unknown, source = 'The value'): LearnerQuestion {
  if (isQuestion(json)) return json;
  throw new TypeError(
    `${source} is not a question for learners. Give the JSON that toLearnerQuestion() makes.`,
  );
}

function isQuestion(value: unknown): value is LearnerQuestion {
  return (
    typeof value === 'object' &&
    value !== null &&
    'uid' in value &&
    typeof value.uid === 'string' &&
    'kind' in value &&
    typeof value.kind === 'string' &&
    kinds.includes(value.kind) &&
    'skill' in value &&
    typeof value.skill === 'string' &&
    'seed' in value &&
    typeof value.seed === 'number' &&
    'several' in value &&
    typeof value.several === 'boolean' &&
    'prompt' in value &&
    Array.isArray(value.prompt) &&
    'options' in value &&
    Array.isArray(value.options) &&
    'hints' in value &&
    Array.isArray(value.hints)
  );
}
