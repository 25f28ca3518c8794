import { mixSeed, shuffled, textSeed } from '@lemma/learning-engine';
import type { CompiledLesson, CompiledQuestion } from '../format/compiled-lesson.ts';
import type { LearnerLesson, LearnerQuestion } from '../format/learner-lesson.ts';
import { shownQuestion } from '../format/shown-question.ts';
import { instantiateQuestion, type InstanceOptions } from './instantiate-question.ts';
import { shuffledMaterial } from './shuffled-material.ts';

/**
 * What a learner may see of a question at one seed, its options and parts in the order to show.
 */
export function toLearnerQuestion(
  question: CompiledQuestion,
  seed: number,
  options?: InstanceOptions,
): LearnerQuestion {
  const instance = instantiateQuestion(question, seed, options);
  const order = mixSeed(seed, textSeed(instance.uid));
  const shown = shownQuestion(instance);
  const { material } = shown;
  return {
    ...shown,
    seed,
    options: instance.shuffle ? shuffled(shown.options, order) : shown.options,
    ...(material ? { material: shuffledMaterial(material, instance, order) } : {}),
  };
}

/** A lesson as learners download it: no key, explanation, feedback, solution or template is in it. */
export function toLearnerLesson(
  lesson: CompiledLesson,
  { seed, ...options }: { readonly seed: number } & InstanceOptions,
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
      toLearnerQuestion(question, mixSeed(seed, textSeed(question.uid)), options),
    ),
    widgets: lesson.widgets,
    python: lesson.python,
    ...(lesson.packages ? { packages: lesson.packages } : {}),
  };
}
