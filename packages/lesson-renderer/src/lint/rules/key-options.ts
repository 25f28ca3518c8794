import type { LintRule } from '../lint-rule.ts';

/** A learner must not see the key by its form: the right option is not by far the longest. */
export const keyOptions: LintRule = ({ lesson, report }) => {
  for (const { key, options, line, uid } of lesson.questions) {
    if (key.kind !== 'multiple-choice' || options.length < 3 || key.correct.length !== 1) continue;
    const lengths = options.map(({ id, html }) => ({ id, length: wordsOf(html) }));
    const right = lengths.find(({ id }) => id === key.correct[0])?.length ?? 0;
    const longest = Math.max(
      ...lengths.filter(({ id }) => id !== key.correct[0]).map(({ length }) => length),
    );
    if (right < 60 || right < longest * 2) continue;
    report(
      'key-options',
      'warning',
      { line, column: 1 },
      `The right option of ${uid} is more than twice as long as any other.`,
      'Shorten it or give the others as much detail: length gives the key away.',
    );
  }
};

function wordsOf(html: string): number {
  return html.replaceAll(/<math[\s\S]*?<\/math>|<[^>]*>/g, '').length;
}
