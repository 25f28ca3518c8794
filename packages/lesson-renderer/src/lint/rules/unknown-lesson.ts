import { lessonUrl } from '../../markdown/lesson-url.ts';
import { nearest } from '../../format/nearest.ts';
import { walk } from '../../markdown/walk.ts';
import type { LintRule } from '../lint-rule.ts';

/** A link to a lesson by its uid leads to one that exists. */
export const unknownLesson: LintRule = ({ options, tree, report }) => {
  if (!options.knownLessons) return;
  const known = new Set(options.knownLessons);
  walk(tree, (node) => {
    const uid = node.type === 'link' ? lessonUrl(node.url)?.uid : undefined;
    if (uid === undefined || known.has(uid)) return;
    report(
      'unknown-lesson',
      'error',
      node,
      `There is no lesson "${uid}".`,
      nearest(uid, [...known], 'Link to a lesson by its uid.'),
    );
  });
};
