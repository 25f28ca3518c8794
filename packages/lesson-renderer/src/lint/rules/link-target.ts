import { lessonUrl } from '../../markdown/lesson-url.ts';
import { nearest } from '../../format/nearest.ts';
import { walk } from '../../markdown/walk.ts';
import type { LintRule } from '../lint-rule.ts';

/** `[](#id)` leads to something in the lesson, and `[](la-dot#id)` to something in that one, if its places are known. */
export const linkTarget: LintRule = ({ targets, options, tree, report }) => {
  walk(tree, (node) => {
    if (node.type !== 'link') return;
    const { url } = node;
    const { uid, fragment } = lessonUrl(url) ?? {};
    const places = uid === undefined ? undefined : options.lessonPlaces?.[uid];
    const id = url.startsWith('#') ? url.slice(1) : places && fragment;
    if (id === undefined || (places ? Object.hasOwn(places, id) : targets.has(id))) return;
    const ids = places ? Object.keys(places) : [...targets.keys()];
    report(
      'link-target',
      'error',
      node,
      `Nothing in ${places ? `the lesson "${uid}"` : 'this lesson'} has the id "${id}".`,
      nearest(id, ids, `Give the target {#${id}}, or mend the link.`),
    );
  });
};
