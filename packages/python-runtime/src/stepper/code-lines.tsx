import { useEffect, useState } from 'react';
import type { colouredLines } from '../editor/coloured-lines.ts';
import { usePythonStrings } from '../strings/use-strings.ts';

export interface CodeLinesProps {
  readonly code: string;
  readonly line: number | undefined;
  readonly breakpoints: ReadonlySet<number>;
  readonly onToggle: (line: number) => void;
}

/** Numbered lines of code; each number is a button that marks the line to stop at. */
export function CodeLines({ code, line, breakpoints, onToggle }: CodeLinesProps) {
  const { stopAt } = usePythonStrings().stepper;
  const lines = useColours(code.replace(/\n$/, ''));
  return (
    <ol className="lemma-py-lines">
      {lines.map((pieces, i) => (
        <li key={i} aria-current={line === i + 1 ? 'step' : undefined}>
          <button
            type="button"
            aria-label={stopAt(i + 1)}
            aria-pressed={breakpoints.has(i + 1)}
            onClick={() => {
              onToggle(i + 1);
            }}
          >
            {i + 1}
          </button>
          <code>
            {pieces.map(({ text, className }, at) =>
              className === '' ? (
                text
              ) : (
                <span key={at} className={className}>
                  {text}
                </span>
              ),
            )}
          </code>
        </li>
      ))}
    </ol>
  );
}

type Lines = ReturnType<typeof colouredLines>;

/** The lines with the editor's colours, once its parser is loaded; plain until then, and if it cannot be. */
function useColours(code: string): Lines {
  const [coloured, setColoured] = useState<{ readonly code: string; readonly lines: Lines }>();
  useEffect(() => {
    let left = false;
    const colour = async () => {
      const { colouredLines } = await import('../editor/coloured-lines.ts');
      if (!left) setColoured({ code, lines: colouredLines(code) });
    };
    colour().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [code]);
  if (coloured?.code === code) return coloured.lines;
  return code.split('\n').map((text) => [{ text, className: '' }]);
}
