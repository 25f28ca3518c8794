import type { CompiledQuestion } from '../format/compiled-lesson.ts';
import type { LearnerQuestion } from '../format/learner-lesson.ts';

/** A compiled question as an author previews it: options in source order, the instance of seed 0. */
export function shownQuestion(question: CompiledQuestion | LearnerQuestion): LearnerQuestion {
  if (!('key' in question)) return question;
  const { uid, kind, skill, prompt, options, hints, repl, key } = question;
  return {
    uid,
    kind,
    skill,
    seed: 0,
    prompt,
    options,
    several:
      question.several === true || (key.kind === 'multiple-choice' && key.correct.length > 1),
    ...(key.kind === 'matrix'
      ? { shape: { rows: key.entries.length, columns: key.entries[0]?.length ?? 0 } }
      : {}),
    ...(key.kind === 'numeric' && key.unit ? { unit: key.unit } : {}),
    hints,
    ...(repl ? { repl } : {}),
  };
}
