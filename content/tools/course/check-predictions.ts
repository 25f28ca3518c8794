import type { Block, CompiledLesson } from '@lemma/lesson-renderer/compile';

type ReadLesson = Pick<CompiledLesson, 'sections'>;

interface PredictedLesson {
  readonly shown: string;
  readonly lesson: ReadLesson | undefined;
}

/** Lessons that show what happens without asking first. */
export function checkPredictions(lessons: readonly PredictedLesson[]): string[] {
  return lessons.flatMap(({ shown, lesson }) =>
    lesson && !holdsPrediction(lesson)
      ? [
          `${shown} error it asks for no prediction; every lesson asks for one. Put a widget, a graph or a cell with a surprising outcome into a ":::predict" block.`,
        ]
      : [],
  );
}

/** Whether a learner is asked what will happen before something moves or runs. */
export const holdsPrediction = (lesson: ReadLesson): boolean => predictedBlocks(lesson).length > 0;

/** The widgets, graphs and programs of a lesson that ask what will happen, top to bottom. */
export function predictedBlocks({ sections }: ReadLesson): readonly Block[] {
  return sections.flatMap(({ parts }) => parts.flatMap(({ blocks }) => blocks.flatMap(asking)));
}

function asking(block: Block): readonly Block[] {
  if (block.type === 'element') return block.blocks.flatMap(asking);
  return block.type !== 'ask' && 'predict' in block && block.predict !== undefined ? [block] : [];
}

/** Whether a worked example leaves a step or a reason to the learner. */
export function leavesToLearner({ sections }: ReadLesson): boolean {
  return sections.some(
    ({ kind, parts }) =>
      kind === 'worked-example' && parts.some(({ blocks }) => blocks.some(isLeft)),
  );
}

function isLeft(block: Block): boolean {
  return block.type === 'element' ? block.blocks.some(isLeft) : block.type === 'ask';
}
