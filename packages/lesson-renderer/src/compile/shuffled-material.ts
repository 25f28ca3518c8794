import { mixSeed, shuffled, textSeed } from '@lemma/learning-engine';
import type { CompiledQuestion, QuestionMaterial } from '../format/compiled-lesson.ts';

/** The parts of a question in the order that a learner sees them, by `seed`. */
export function shuffledMaterial(
  material: QuestionMaterial,
  question: CompiledQuestion,
  seed: number,
): QuestionMaterial {
  switch (material.kind) {
    case 'order': {
      const lines = shuffled(material.lines, seed);
      // Given in their right order there would be nothing to do.
      return { ...material, lines: isSolved(question, lines) ? lines.toReversed() : lines };
    }
    case 'cloze':
      return {
        ...material,
        gaps: material.gaps.map((gap) =>
          gap.options
            ? { ...gap, options: shuffled(gap.options, mixSeed(seed, textSeed(gap.id))) }
            : gap,
        ),
      };
    case 'match':
      return { ...material, right: shuffled(material.right, seed) };
    case 'fault':
    case 'expression':
    case 'point':
    case 'custom':
      return material;
  }
}

function isSolved({ key }: CompiledQuestion, lines: readonly { readonly id: string }[]): boolean {
  return (
    key.kind === 'order' &&
    key.orders.some((order) => order.every(({ id }, index) => lines[index]?.id === id))
  );
}
