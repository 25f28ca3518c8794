import { useId, useState } from 'react';
import { Icon } from '../frame/icon.tsx';
import { useStrings } from '../strings/use-strings.ts';
import { englishPythonSliceVisualiser } from '../strings/python-slice-visualiser.ts';

interface PartFieldProps {
  readonly name: 'start' | 'stop' | 'step';
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

const WHOLE = /^[-+]?\d+$/;
/** Far beyond every list here, and still whole after many presses of a button. */
const LONGEST = 6;

/** Where a button goes from a field that is empty: to the first item, before the last one, to a step other than 1. */
const FROM_EMPTY: Readonly<Record<PartFieldProps['name'], readonly [less: number, more: number]>> =
  {
    start: [-1, 1],
    stop: [-1, 1],
    step: [-1, 2],
  };

/** With the hyphen that Python reads, where a true minus was pasted. */
const plain = (typed: string): string => typed.trim().replaceAll('−', '-');

/** A whole number or nothing, typed or stepped by its buttons or the arrow keys. */
export function PartField({ name, value, onChange }: PartFieldProps) {
  const strings = useStrings('python-slice-visualiser', englishPythonSliceVisualiser);
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const shown = draft ?? (value === undefined ? '' : String(value));
  const step = (delta: number) => {
    setDraft(undefined);
    const [less, more] = FROM_EMPTY[name];
    onChange(value === undefined ? (delta < 0 ? less : more) : value + delta);
  };
  const type = (typed: string) => {
    const text = plain(typed);
    setDraft(typed);
    if (text === '') onChange(undefined);
    else if (WHOLE.test(text)) onChange(Number(text));
  };
  const problem = draft !== undefined && plain(draft) !== '' && !WHOLE.test(plain(draft));

  return (
    <div className="lw-field">
      <label htmlFor={id}>{name}</label>
      <div className="lw-part">
        <button
          type="button"
          className="lw-step-button"
          aria-label={strings.oneLess(name)}
          onClick={() => step(-1)}
        >
          <Icon name="minus" />
        </button>
        <input
          id={id}
          className="lw-code"
          inputMode="text"
          autoComplete="off"
          size={4}
          maxLength={LONGEST}
          value={shown}
          placeholder="–"
          aria-invalid={problem}
          aria-describedby={problem ? `${id}problem` : undefined}
          onBlur={() => {
            if (!problem) setDraft(undefined);
          }}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            step(event.key === 'ArrowUp' ? 1 : -1);
          }}
        />
        <button
          type="button"
          className="lw-step-button"
          aria-label={strings.oneMore(name)}
          onClick={() => step(1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      {problem && (
        <span className="lw-problem" role="alert" id={`${id}problem`}>
          {strings.wholeNumber}
        </span>
      )}
    </div>
  );
}
