import { useEffect, useState } from 'react';
import type { colouredLines } from './coloured-lines.ts';

type Lines = ReturnType<typeof colouredLines>;

/** Lines of code with the editor's colours, once its parser is loaded; plain until then, and if it cannot be. */
export function useColouredLines(code: string): Lines {
  const [coloured, setColoured] = useState<{ readonly code: string; readonly lines: Lines }>();
  useEffect(() => {
    let left = false;
    const colour = async () => {
      const { colouredLines } = await import('./coloured-lines.ts');
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
