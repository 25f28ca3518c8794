import type { Node } from 'mdast';
import { instantiateTemplate } from '@lemma/learning-engine';
import { readQuestion } from '../../compile/question/source/question-source.ts';
import type { CompiledQuestion } from '../../format/compiled-lesson.ts';
import type { ContainerDirective } from '../../markdown/directive-nodes.ts';
import type { LintRule } from '../lint-rule.ts';
import { questionBlocks } from '../question-blocks.ts';

/** With fewer, a learner who returns remembers the answer instead of working it out. */
const minAnswers = 8;
const seeds = 200;
/** Parts of expressions that all draws of a lesson may take: half of what `equal-options` may. */
const maxSteps = 150_000;

/** A template whose answer hardly varies, typed or chosen: another draw is the same question again. */
export const fewAnswers: LintRule = ({ lesson, tree, source, report }) => {
  const byUid = new Map(lesson.questions.map((question) => [question.uid, question]));
  let steps = 0;
  for (const block of questionBlocks(tree)) {
    const question = byUid.get(`${lesson.uid}/${block.attributes?.['id'] ?? ''}`);
    const answer = question?.template && answerOf(question, block, source);
    if (!question?.template || !answer) continue;
    const { parameters } = question.template;
    const answers = new Set<string>();
    for (let seed = 0; seed < seeds && answers.size < minAnswers; seed += 1) {
      if (steps > maxSteps) {
        report(
          'few-answers',
          'warning',
          block,
          `The templates of this lesson take so long to draw that the answers of ${question.uid} and of the templates after it were not counted.`,
          'Shorten the expressions, or loosen a "where" that seldom holds.',
        );
        return;
      }
      const drawn = instantiateTemplate({ parameters, source: answer }, seed);
      steps += drawn.steps;
      // A template that cannot be drawn is reported where it is compiled.
      answers.add(drawn.ok ? drawn.source : String(seed));
    }
    if (answers.size >= minAnswers) continue;
    report(
      'few-answers',
      'warning',
      block,
      `${seeds} draws of ${question.uid} have only ${answers.size} different answers${listed([...answers])}.`,
      'Widen the parameters, or ask for something that depends on more of them.',
    );
  }
};

/**
 * The template's text of the answer: the typed value, the right options, what a program prints. Where the answer is a place, a pair or a
 * gap, the text that it belongs to counts as well. Empty for other kinds.
 */
function answerOf({ key }: CompiledQuestion, block: ContainerDirective, source: string): string {
  const parts = readQuestion(block);
  switch (key.kind) {
    case 'multiple-choice':
    case 'multi':
      return parts.options
        .filter((_, index) => key.correct.includes(key.options[index] ?? ''))
        .map(({ children }) =>
          textOf(
            children.filter(({ type }) => type !== 'blockquote'),
            source,
          ).replace(/^\[[ x]\]\s*/iu, ''),
        )
        .join(', ');
    case 'output':
      return parts.output?.value ?? '';
    case 'order':
      return textOf([...parts.prompt, parts.order, ...parts.steplist], source);
    case 'fault':
      return textOf([...parts.prompt, parts.fault, ...parts.steplist], source);
    case 'match':
      return textOf([...parts.prompt, parts.pairs], source);
    case 'cloze':
      return textOf([...parts.prompt, parts.gaps], source);
    default:
      return block.attributes?.['answer'] ?? '';
  }
}

/** Answers of one line each, to be named; what a longer one differs in is hard to see in a message. */
function listed(answers: readonly string[]): string {
  return answers.some((answer) => answer.includes('\n')) ? '' : `: ${answers.join(', ')}`;
}

/** The author's text of some nodes. */
function textOf(nodes: readonly (Node | undefined)[], source: string): string {
  return nodes
    .map((node) => source.slice(node?.position?.start.offset, node?.position?.end.offset ?? 0))
    .join('\n');
}
