import type { RefObject } from 'react';
import type { KindStrings } from '../../strings/kind-strings.ts';

const inserts = [
  { name: 'insertPower', shown: '^', before: '^', after: '' },
  { name: 'insertFraction', shown: '÷', before: '/', after: '' },
  { name: 'insertRoot', shown: '√', before: 'sqrt(', after: ')' },
  { name: 'insertBrackets', shown: '( )', before: '(', after: ')' },
  { name: 'insertPi', shown: 'π', before: 'π', after: '' },
] as const;

/** Signs that a phone's keyboard hides, put in at the caret or around what is selected. */
export function InsertButtons({
  field,
  strings,
  onInsert,
}: {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly strings: KindStrings;
  readonly onInsert: (text: string) => void;
}) {
  const insert = (before: string, after: string) => {
    const input = field.current;
    if (!input) return;
    const { value } = input;
    const start = input.selectionStart ?? value.length;
    const end = input.selectionEnd ?? value.length;
    input.setRangeText(`${before}${value.slice(start, end)}${after}`, start, end, 'end');
    onInsert(input.value);
    input.focus();
    const caret = input.selectionEnd ?? input.value.length;
    // An empty pair of brackets is filled next; a filled one is left behind.
    if (start === end) input.setSelectionRange(caret - after.length, caret - after.length);
  };
  return (
    <div className="lemma-inserts" role="group" aria-label={strings.insertSigns}>
      {inserts.map(({ name, shown, before, after }) => (
        <button
          key={name}
          type="button"
          className="lemma-button-outline"
          aria-label={strings[name]}
          title={strings[name]}
          // The field keeps its selection and, on a phone, its keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => insert(before, after)}
        >
          {shown}
        </button>
      ))}
    </div>
  );
}
