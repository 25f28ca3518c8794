import type { CompiledQuestion } from './compiled-lesson.ts';
import type { LearnerQuestion } from './learner-lesson.ts';

/**
 * What is shown of a question: its parts in source order, at seed 0, as an author previews it. Allowed fields are
 * copied, none is deleted: a field that is new in the compiled question stays on the server until it is named here.
 */
export function shownQuestion(question: CompiledQuestion | LearnerQuestion): LearnerQuestion {
  if (!('key' in question)) return question;
  const { uid, kind, skill, prompt, options, hints, repl, key, material, several } = question;
  return {
    uid,
    kind,
    skill,
    seed: 0,
    prompt,
    options: options.map(({ id, html }) => ({ id, html })),
    several:
      several === true ||
      key.kind === 'multi' ||
      (key.kind === 'multiple-choice' && key.correct.length > 1),
    ...(key.kind === 'matrix'
      ? { shape: { rows: key.entries.length, columns: key.entries[0]?.length ?? 0 } }
      : {}),
    ...(key.kind === 'numeric' && key.unit ? { unit: key.unit } : {}),
    ...(material ? { material } : {}),
    hints,
    ...(repl ? { repl: { starter: repl.starter, cases: repl.cases, rules: repl.rules } } : {}),
  };
}
