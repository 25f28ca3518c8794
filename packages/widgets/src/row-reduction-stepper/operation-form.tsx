import { useId, useState } from 'react';
import { isZero, parseRational } from '../number/rational.ts';
import type { RowOperation } from './row-operation.ts';

interface OperationFormProps {
  /** Number of rows of the matrix. */
  readonly rows: number;
  readonly onApply: (operation: RowOperation) => void;
}

type Kind = RowOperation['kind'];

const KINDS: readonly (readonly [Kind, string])[] = [
  ['add', 'Add a multiple of a row'],
  ['scale', 'Multiply a row'],
  ['swap', 'Swap two rows'],
];

/** Choosing one row operation; a factor of 0 or the same row twice is explained. */
export function OperationForm({ rows, onApply }: OperationFormProps) {
  const id = useId();
  const [kind, setKind] = useState<Kind>('add');
  const [row, setRow] = useState(Math.min(1, rows - 1));
  const [other, setOther] = useState(0);
  const [factor, setFactor] = useState('-1');
  const value = parseRational(factor);
  const problem =
    kind !== 'scale' && row === other
      ? 'Choose two different rows.'
      : kind !== 'swap' && (!value || isZero(value))
        ? 'The factor is a number or fraction other than 0.'
        : '';

  const rowField = (label: string, chosen: number, choose: (row: number) => void) => (
    <label>
      <span>{label}</span>
      <select value={chosen} onChange={(event) => choose(Number(event.currentTarget.value))}>
        {Array.from({ length: rows }, (_, index) => (
          <option key={index} value={index}>
            R{index + 1}
          </option>
        ))}
      </select>
    </label>
  );

  return (
    <form
      className="lw-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (problem) return;
        if (kind === 'swap') onApply({ kind, row, other });
        else if (value)
          onApply(
            kind === 'scale' ? { kind, row, factor: value } : { kind, row, other, factor: value },
          );
      }}
    >
      <label>
        <span>Operation</span>
        <select
          value={kind}
          onChange={(event) => {
            const chosen = KINDS.find(([name]) => name === event.currentTarget.value);
            if (chosen) setKind(chosen[0]);
          }}
        >
          {KINDS.map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {rowField(kind === 'add' ? 'Change row' : 'Row', row, setRow)}
      {kind !== 'swap' && (
        <label>
          <span>{kind === 'add' ? 'Add' : 'Times'}</span>
          <input
            value={factor}
            size={4}
            autoComplete="off"
            aria-invalid={!value || isZero(value)}
            aria-describedby={problem ? `${id}problem` : undefined}
            onChange={(event) => setFactor(event.currentTarget.value)}
          />
        </label>
      )}
      {kind !== 'scale' && rowField(kind === 'add' ? 'Times row' : 'With row', other, setOther)}
      <button type="submit" className="lw-button lw-solid" aria-disabled={problem !== ''}>
        Apply
      </button>
      {problem && (
        <p className="lw-problem" id={`${id}problem`}>
          {problem}
        </p>
      )}
    </form>
  );
}
