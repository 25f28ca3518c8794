import { lessonUrl } from '../../compile/lesson-url.ts';
import { nearest } from '../../compile/nearest.ts';
import { walk } from '../../compile/walk.ts';
import type { LintRule } from '../lint-rule.ts';

/** `[](#id)` leads to something in the lesson, and `[](la-dot#id)` to something in that one, if its places are known. */
export const linkTarget: LintRule = ({ targets, options, tree, report }) => {
  walk(tree, (node) => {
    if (node.type !== 'link') return;
    const { url } = node;
    const { uid, fragment } = lessonUrl(url) ?? {};
    const places = uid === undefined ? undefined : options.lessonPlaces?.[uid];
    const id = url.startsWith('#') ? url.slice(1) : places && fragment;
    const ids = places ? Object.keys(places) : [...targets.keys()];
    if (id === undefined || ids.includes(id)) return;
    report(
      'link-target',
      'error',
      node,
      `Nothing in ${places ? `the lesson "${uid}"` : 'this lesson'} has the id "${id}".`,
      nearest(id, ids, `Give the target {#${id}}, or mend the link.`),
    );
  });
};
