import type { CompiledLesson } from '@lemma/lesson-renderer/compile';
import type { PythonOf } from '../lesson-pythons.ts';
import { predictedBlocks } from './check-predictions.ts';

interface PredictedLesson {
  readonly shown: string;
  readonly lesson: Pick<CompiledLesson, 'sections' | 'packages'> | undefined;
}

/**
 * Predicted cells that use a name of an earlier cell. A learner who commits to a prediction before running that cell would see a
 * `NameError` as what happens. A sentence for each.
 */
export async function checkPredictedCells(
  lessons: readonly PredictedLesson[],
  pythonOf: PythonOf,
): Promise<string[]> {
  const problems: string[] = [];
  for (const { shown, lesson } of lessons) {
    const python = await pythonOf(lesson);
    if (!python) continue;
    for (const block of lesson ? predictedBlocks(lesson) : []) {
      if (block.type !== 'python') continue;
      const { id, code, output = '' } = block;
      // A namespace of its own: what the page has when nothing else was run.
      const { error } = await python.run(code);
      const said = error?.message ?? '';
      if (said.startsWith('NameError') && !output.includes('NameError'))
        problems.push(
          `${shown} error The predicted cell ${id} ends in "${said}" where no other cell has run. Define in it what it uses.`,
        );
    }
  }
  return problems;
}
