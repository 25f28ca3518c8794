import { useEffect, useRef } from 'react';

/** The field that a program's `input()` waits for. */
export function InputLine({ onAnswer }: { readonly onAnswer: (line: string | null) => void }) {
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
      <input
        ref={field}
        aria-label="Input for the program"
        autoComplete="off"
        autoCapitalize="off"
      />
      <button type="submit">Enter</button>
    </form>
  );
}
