import type { AnswerOf, ReplKey, Score } from './question.ts';
import { allOrNothing, unreadable } from './score.ts';

/** Right if every case of the key was run and passed; a missing result is a failed case. */
export function scoreProgram(key: ReplKey, answer: AnswerOf<'repl'>): Score {
  if (answer.code.trim() === '') return unreadable({ code: 'no-code' });
  if (answer.results.length === 0) return unreadable({ code: 'tests-not-run' });
  const passed = new Set(
    answer.results.filter((result) => result.passed).map((result) => result.name),
  );
  const failed = answer.results.some((result) => !result.passed);
  return allOrNothing(
    !failed && key.cases.length > 0 && key.cases.every((name) => passed.has(name)),
  );
}
