import { useId, useState } from 'react';
import { Icon } from '../frame/icon.tsx';
import { useStrings } from '../strings/use-strings.ts';
import { englishPythonSliceVisualiser } from './strings.ts';

interface PartFieldProps {
  readonly name: string;
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

const WHOLE = /^-?\d{1,2}$/;

/** A whole number or nothing, typed or stepped by its buttons or the arrow keys. */
export function PartField({ name, value, onChange }: PartFieldProps) {
  const strings = useStrings('python-slice-visualiser', englishPythonSliceVisualiser);
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const shown = draft ?? (value === undefined ? '' : String(value));
  const step = (delta: number) => {
    setDraft(undefined);
    onChange(
      value === undefined
        ? name === 'step' && delta < 0
          ? -1
          : name === 'step'
            ? 2
            : 0
        : value + delta,
    );
  };
  const type = (typed: string) => {
    const text = typed.trim().replaceAll('−', '-');
    setDraft(typed);
    if (text === '') onChange(undefined);
    else if (WHOLE.test(text)) onChange(Number(text));
  };
  const problem =
    draft !== undefined && draft.trim() !== '' && !WHOLE.test(draft.trim().replaceAll('−', '-'));

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
        <span className="lw-problem" id={`${id}problem`}>
          {strings.wholeNumber}
        </span>
      )}
    </div>
  );
}
