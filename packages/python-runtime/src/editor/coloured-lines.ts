import { pythonLanguage } from '@codemirror/lang-python';
import { highlightCode, tagHighlighter } from '@lezer/highlight';
import { codeColours } from './highlighting.ts';

/** A piece of a line and the class that colours it, '' for none. */
export interface ColouredPiece {
  readonly text: string;
  readonly className: string;
}

const highlighter = tagHighlighter(
  codeColours.map(({ tag, name }) => ({ tag, class: `lemma-py-code-${name}` })),
);

/** Python code as lines of coloured pieces: the editor's colours without an editor. */
export function colouredLines(code: string): readonly (readonly ColouredPiece[])[] {
  const lines: ColouredPiece[][] = [[]];
  highlightCode(
    code,
    pythonLanguage.parser.parse(code),
    highlighter,
    (text, className) => lines.at(-1)?.push({ text, className }),
    () => lines.push([]),
  );
  return lines;
}
