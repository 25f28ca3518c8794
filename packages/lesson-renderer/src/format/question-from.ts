import type { LearnerQuestion } from './learner-lesson.ts';

/**
 * Takes what a JSON file or a server's answer holds as one question: `<Question question={questionFrom(json)} …>`.
 * It checks the fields that every question has and no more: a compiled question is trusted like a script, and one of
 * a kind that this version does not know is shown as its text.
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
