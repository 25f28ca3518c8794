import { HtmlBlock } from '../../block/html-block.tsx';
import type { LessonHtml } from '../../format/lesson-html.ts';
import { lateValue, useLateValue } from '../../host/late-value.ts';

const typesetter = lateValue(async () => {
  const { renderToString } = await import('katex');
  return (latex: string) =>
    renderToString(latex, {
      output: 'htmlAndMathml',
      throwOnError: false,
      strict: 'ignore',
    }) as LessonHtml;
});

/** LaTeX as a formula, once the typesetter is there; what was typed stands in its place until then, or if it cannot load. */
export function Typeset({ latex, typed }: { readonly latex: string; readonly typed: string }) {
  const typeset = useLateValue(typesetter);
  if (!typeset) return <code>{typed}</code>;
  return <HtmlBlock tag="span" className="lemma-typeset" html={typeset(latex)} />;
}
