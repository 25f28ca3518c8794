import { useCallback, useRef, useState } from 'react';
import { OutputLog } from '../output/output-log.ts';
import type { Display } from '../protocol/results.ts';
import { sayNotice } from '../strings/say-notice.ts';
import { usePythonStrings } from '../strings/use-strings.ts';
import { usePython } from '../provider/python-provider.tsx';
import type { Program } from './use-program.ts';

export interface ConsolePrompt {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly log: OutputLog;
  readonly displays: readonly Display[];
  readonly busy: boolean;
  /** Runs the text if it is a whole statement, else begins the next line. */
  readonly enter: () => Promise<void>;
  /** Goes back (-1) or forth (1) in what was entered before. */
  readonly recall: (step: number) => void;
}

/** Text, history and transcript of a console. */
export function useConsole(ns: string, program: Program): ConsolePrompt {
  const page = usePython();
  const { notices } = usePythonStrings();
  const [text, setText] = useState('');
  const [displays, setDisplays] = useState<readonly Display[]>([]);
  const [log] = useState(() => new OutputLog());
  const history = useRef<string[]>([]);
  const place = useRef(0);
  const [entering, setEntering] = useState(false);
  const busy = entering || program.phase !== 'idle';

  const enter = useCallback(async () => {
    const lines = text.split('\n');
    const blank = lines.at(-1)?.trim() === '';
    setEntering(true);
    const answer = lines.length > 1 && !blank ? { complete: false } : await isComplete(page, text);
    setEntering(false);
    if (!answer.complete) {
      const indent = /^\s*/.exec(lines.at(-1) ?? '')?.[0] ?? '';
      const deeper = lines.at(-1)?.trimEnd().endsWith(':') ? '    ' : '';
      setText(`${text}\n${indent}${deeper}`);
      return;
    }
    if (text.trim() === '') {
      setText('');
      return;
    }
    history.current.push(text.trimEnd());
    place.current = history.current.length;
    log.append('input', `>>> ${text.trimEnd().replaceAll('\n', '\n... ')}\n`);
    setText('');
    const result = await program.run(text, {
      ns,
      filename: '<console>',
      onOutput: (stream, text) => {
        log.append(stream, text);
      },
    });
    if (!result) return;
    if (result.value !== undefined) log.append('stdout', `${result.value}\n`);
    if (result.error) log.append('stderr', result.error.text);
    if (result.why) log.append('stderr', `${sayNotice(result.why, notices)}\n`);
    setDisplays(result.displays);
  }, [text, page, program, ns, log, notices]);

  const recall = useCallback((step: number) => {
    place.current = Math.min(Math.max(place.current + step, 0), history.current.length);
    setText(history.current[place.current] ?? '');
  }, []);

  return { text, setText, log, displays, busy, enter, recall };
}

async function isComplete(
  page: ReturnType<typeof usePython>,
  code: string,
): Promise<{ complete: boolean }> {
  const answer = await page
    .runtime()
    .ask('completeness', { code })
    .catch(() => undefined);
  const complete =
    typeof answer !== 'object' ||
    answer === null ||
    !('complete' in answer) ||
    answer.complete !== false;
  return { complete };
}
