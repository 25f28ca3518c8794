import { HighlightStyle } from '@codemirror/language';
import { tags } from '@lezer/highlight';

/** Colours of code, those of the renderer's: at least 4.5:1 on paper and on the current line, light and dark. */
export const codeColours = [
  {
    name: 'keyword',
    tag: [tags.keyword, tags.operatorKeyword, tags.controlKeyword],
    color: 'var(--py-violet)',
  },
  {
    name: 'function',
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.definition(tags.className),
    ],
    color: 'var(--py-link)',
  },
  { name: 'number', tag: [tags.number, tags.bool, tags.null], color: 'var(--py-amber)' },
  { name: 'string', tag: [tags.string, tags.special(tags.string)], color: 'var(--py-right)' },
  { name: 'comment', tag: [tags.comment, tags.meta], color: 'var(--py-muted)' },
];

export const pythonHighlighting = HighlightStyle.define(
  codeColours.map(({ tag, color }) => ({ tag, color })),
);
