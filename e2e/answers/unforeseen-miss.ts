import type { CompiledQuestion } from '@lemma/lesson-renderer/compile';
import { type GivenAnswer, rightAnswerOf } from './given-answer.ts';

/** A wrong answer that hardly any author foresees: for choices a wrong option, else something far from the right one. */
export function unforeseenMiss(question: CompiledQuestion): GivenAnswer {
  const { key, material } = question;
  const right = rightAnswerOf(question);
  switch (right.kind) {
    case 'multiple-choice':
    case 'multi': {
      const wrong = question.options.find(({ id }) => !right.selected.includes(id));
      return { ...right, selected: [wrong?.id ?? ''] };
    }
    case 'numeric':
    case 'expression':
      return { ...right, text: '123456789' };
    case 'matrix':
      return { ...right, entries: right.entries.map((row) => row.map(() => '987654321')) };
    case 'output':
      return { ...right, text: 'nothing like it' };
    case 'order':
      return { ...right, lines: right.lines.slice(0, 1) };
    case 'cloze':
      return {
        ...right,
        gaps: right.gaps.map((first, index) => {
          const accepted = key.kind === 'cloze' ? key.gaps[index]?.accept : undefined;
          const options = material?.kind === 'cloze' ? material.gaps[index]?.options : undefined;
          if (!options) return '987654321';
          return options.find((option) => !accepted?.includes(option)) ?? first;
        }),
      };
    case 'match': {
      const pieces = key.kind === 'match' ? key.right : [];
      return {
        ...right,
        pairs: right.pairs.map(([left, piece]) => [
          left,
          pieces.find((other) => other !== piece) ?? piece,
        ]),
      };
    }
    case 'fault':
      return { ...right, line: right.line === 1 ? 2 : 1 };
    case 'point':
      return {
        ...right,
        points: right.points.map(({ id, at: [x, y] }) => ({ id, at: [x + 1, y + 1] })),
      };
    case 'repl':
      return { ...right, code: 'pass\n' };
  }
}
