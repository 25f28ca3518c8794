import { useEffect, useState } from 'react';
import { HtmlBlock } from '../../block/html-block.tsx';

type Typesetter = (latex: string) => string;

let typesetter: Typesetter | undefined;

async function loadTypesetter(): Promise<Typesetter> {
  const { renderToString } = await import('katex');
  typesetter = (latex) =>
    renderToString(latex, { output: 'htmlAndMathml', throwOnError: false, strict: 'ignore' });
  return typesetter;
}

/** LaTeX as a formula, once the typesetter is there; what was typed stands in its place until then, or if it cannot load. */
export function Typeset({ latex, typed }: { readonly latex: string; readonly typed: string }) {
  const [ready, setReady] = useState(typesetter !== undefined);
  useEffect(() => {
    if (ready) return undefined;
    let shown = true;
    void loadTypesetter().then(
      () => shown && setReady(true),
      () => undefined,
    );
    return () => {
      shown = false;
    };
  }, [ready]);
  if (!typesetter) return <code>{typed}</code>;
  return <HtmlBlock tag="span" className="lemma-typeset" html={typesetter(latex)} />;
}
