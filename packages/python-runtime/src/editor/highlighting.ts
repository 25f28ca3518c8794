import { HighlightStyle } from '@codemirror/language';
import { tags } from '@lezer/highlight';

/** Colours of code, those of the renderer's: at least 4.5:1 on paper and on the current line, light and dark. */
export const pythonHighlighting = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.operatorKeyword, tags.controlKeyword],
    color: 'var(--py-violet)',
  },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.definition(tags.className),
    ],
    color: 'var(--py-link)',
  },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--py-amber)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--py-right)' },
  { tag: [tags.comment, tags.meta], color: 'var(--py-muted)' },
]);
