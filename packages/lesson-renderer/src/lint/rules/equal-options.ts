import { formatValue, instantiateTemplate } from '@lemma/learning-engine';
import { readQuestion } from '../../compile/question/source/question-source.ts';
import { optionId } from '../../compile/question/kinds/options.ts';
import type { LintRule } from '../lint-rule.ts';
import { questionBlocks } from '../question-blocks.ts';

/** Two options that say the same make one of them right and wrong at once. */
export const equalOptions: LintRule = (input) => {
  const { lesson, report } = input;
  const told = new Set<string>();
  for (const { options, line, uid } of lesson.questions) {
    const pair = equalPair(options.map(({ html }) => html));
    if (!pair) continue;
    told.add(uid);
    const [one, other] = pair.map(optionId);
    report(
      'equal-options',
      'error',
      { line, column: 1 },
      `Options ${one} and ${other} of ${uid} are equal.`,
      'Change one of them; in a template, add a "where" that keeps them apart.',
    );
  }
  checkDraws(input, told);
};

/** Draws that are looked at: what fewer than one learner in 200 would meet may go unseen. */
const seeds = 200;
/** Parts of expressions that all draws of a lesson may take: a seventh of what its templates may take. */
const mostWork = 300_000;
/** Characters that are filled in the time of one such part. */
const perPart = 8;
/** Stands between the options of a question while they are filled together; no text holds it. */
const between = '\n\u{0}\n';

/** `a + b` and `a * b` are equal where both are 2: only the numbers that are drawn show it. */
function checkDraws({ lesson, tree, source, report }: Parameters<LintRule>[0], told: Set<string>) {
  const byUid = new Map(lesson.questions.map((question) => [question.uid, question]));
  const waiting = questionBlocks(tree).flatMap((node) => {
    const question = byUid.get(`${lesson.uid}/${node.attributes?.['id'] ?? ''}`);
    if (!question?.template || told.has(question.uid)) return [];
    const texts = readQuestion(node).options.map(({ children }) => {
      const last = children.at(-1);
      const said = last?.type === 'blockquote' ? children.slice(0, -1) : children;
      return source
        .slice(said[0]?.position?.start.offset, said.at(-1)?.position?.end.offset)
        .replace(/^\[[ x]\]/i, '');
    });
    if (texts.length < 2) return [];
    const { parameters } = question.template;
    return [{ question, template: { parameters, source: texts.join(between) } }];
  });
  let work = 0;
  // Each seed of all questions before the next one: a dear question takes nothing from the others.
  for (let seed = 0; seed < seeds; seed += 1) {
    for (const { question, template } of waiting) {
      if (told.has(question.uid)) continue;
      if (work > mostWork) return;
      const drawn = instantiateTemplate(template, seed);
      work += drawn.steps + template.source.length / perPart;
      if (!drawn.ok) continue;
      const texts = drawn.source.split(between);
      const pair = equalPair(texts);
      if (!pair) continue;
      told.add(question.uid);
      const [one, other] = pair.map(optionId);
      const values = Object.entries(drawn.values)
        .map(([name, value]) => `${name} = ${formatValue(value, 'plain')}`)
        .join(', ');
      report(
        'equal-options',
        'error',
        { line: question.line, column: 1 },
        `Options ${one} and ${other} of ${question.uid} are equal for some draws (${values}): both are ${asOne(texts[pair[0]] ?? '')}.`,
        'Add a "where" that keeps them apart, or change one of them.',
      );
    }
  }
}

/** Places of the first two texts that are equal. */
function equalPair(texts: readonly string[]): readonly [number, number] | undefined {
  const seen = new Map<string, number>();
  for (const [index, raw] of texts.entries()) {
    const text = asOne(raw);
    const other = seen.get(text);
    if (other !== undefined) return [other, index];
    seen.set(text, index);
  }
  return undefined;
}

function asOne(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
