import { useEffect, useRef } from 'react';
import { usePythonStrings } from '../strings/use-strings.ts';

/** The field that a program's `input()` waits for. */
export function InputLine({ onAnswer }: { readonly onAnswer: (line: string | null) => void }) {
  const { output } = usePythonStrings();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  return (
    <form
      className="lemma-py-input-line"
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer(field.current?.value ?? '');
      }}
    >
      <input ref={field} aria-label={output.input} autoComplete="off" autoCapitalize="off" />
      <button type="submit">{output.enter}</button>
    </form>
  );
}
