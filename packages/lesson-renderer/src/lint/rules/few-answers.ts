import { instantiateTemplate } from '@lemma/learning-engine';
import type { LintRule } from '../lint-rule.ts';
import { questionBlocks } from '../question-blocks.ts';

/** With fewer, a learner who returns remembers the answer instead of working it out. */
const minAnswers = 8;
const seeds = 200;
/** Parts of expressions that all draws of a lesson may take: half of what `equal-options` may. */
const maxSteps = 150_000;

/** A template whose typed answer hardly varies: another draw is the same question again. */
export const fewAnswers: LintRule = ({ lesson, tree, report }) => {
  const byUid = new Map(lesson.questions.map((question) => [question.uid, question]));
  let steps = 0;
  for (const block of questionBlocks(tree)) {
    const { id = '', answer = '' } = block.attributes ?? {};
    const question = byUid.get(`${lesson.uid}/${id}`);
    if (!question?.template || question.options.length > 0 || !answer) continue;
    const { parameters } = question.template;
    const answers = new Set<string>();
    for (let seed = 0; seed < seeds && answers.size < minAnswers; seed += 1) {
      if (steps > maxSteps) return;
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
      `${seeds} draws of ${question.uid} have only ${answers.size} different answers: ${[...answers].join(', ')}.`,
      'Widen the parameters, or ask for something that depends on more of them.',
    );
  }
};
