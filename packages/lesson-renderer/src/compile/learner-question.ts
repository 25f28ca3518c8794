import { mixSeed, shuffled, textSeed } from '@lemma/learning-engine';
import type { CompiledLesson, CompiledQuestion, ReplExercise } from '../format/compiled-lesson.ts';
import type { LearnerLesson, LearnerQuestion } from '../format/learner-lesson.ts';
import { instantiateQuestion } from './instantiate-question.ts';

/**
 * What a learner may see of a question at one seed. Allowed fields are copied, none is deleted:
 * a field that is new in the compiled question stays on the server until it is named here.
 */
export function toLearnerQuestion(question: CompiledQuestion, seed: number): LearnerQuestion {
  const { uid, kind, skill, prompt, key, options, shuffle, several, hints, repl } =
    instantiateQuestion(question, seed);
  const shown = options.map(({ id, html }) => ({ id, html }));
  return {
    uid,
    kind,
    skill,
    seed,
    prompt,
    options: shuffle ? shuffled(shown, mixSeed(seed, textSeed(uid))) : shown,
    several: several === true || (key.kind === 'multiple-choice' && key.correct.length > 1),
    ...(key.kind === 'matrix'
      ? { shape: { rows: key.entries.length, columns: key.entries[0]?.length ?? 0 } }
      : {}),
    ...(key.kind === 'numeric' && key.unit ? { unit: key.unit } : {}),
    hints,
    ...(repl ? { repl: exercise(repl) } : {}),
  };
}

function exercise({ starter, cases, rules }: ReplExercise): ReplExercise {
  return { starter, cases, rules };
}

/** A lesson as learners download it: no key, explanation, feedback, solution or template is in it. */
export function toLearnerLesson(
  lesson: CompiledLesson,
  { seed }: { readonly seed: number },
): LearnerLesson {
  return {
    format: lesson.format,
    uid: lesson.uid,
    hash: lesson.hash,
    title: lesson.title,
    summary: lesson.summary,
    course: lesson.course,
    unit: lesson.unit,
    minutes: lesson.minutes,
    free: lesson.free,
    prerequisites: lesson.prerequisites,
    encompasses: lesson.encompasses,
    skills: lesson.skills,
    sections: lesson.sections,
    questions: lesson.questions.map((question) =>
      toLearnerQuestion(question, mixSeed(seed, textSeed(question.uid))),
    ),
    widgets: lesson.widgets,
    python: lesson.python,
  };
}
