import type { QuestionDocument } from '@lemma/api-client/contract';
import type { LearnerQuestion } from '@lemma/lesson-renderer/compile';

/** Nothing is taught while it is measured: no hints, and no test of a program says what to look at. */
export function withoutHelp(question: LearnerQuestion): QuestionDocument {
  const { repl } = question;
  return {
    ...question,
    hints: [],
    ...(repl
      ? { repl: { ...repl, cases: repl.cases.map(unsaid), rules: repl.rules.map(unsaid) } }
      : {}),
  };
}

function unsaid<T extends { readonly message?: string }>({
  message: _message,
  ...test
}: T): Omit<T, 'message'> {
  return test;
}
