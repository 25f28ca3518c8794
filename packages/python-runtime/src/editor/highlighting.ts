import { HighlightStyle } from '@codemirror/language';
import { tags } from '@lezer/highlight';

/** Colours of code, at least 4.5:1 on white and on the current line. */
export const pythonHighlighting = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.operatorKeyword, tags.controlKeyword],
    color: 'var(--lemma-code-keyword, #6d28d9)',
  },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.definition(tags.className),
    ],
    color: 'var(--lemma-code-function, #006fab)',
  },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--lemma-code-number, #b45309)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--lemma-code-string, #15803d)' },
  { tag: [tags.comment, tags.meta], color: 'var(--lemma-code-comment, #51606e)' },
]);
