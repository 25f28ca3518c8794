import { useId, useState } from 'react';
import { isZero, parseRational } from '../number/rational.ts';
import { useStrings } from '../strings/use-strings.ts';
import type { RowOperation } from './row-operation.ts';
import { englishRowReductionStepper } from '../strings/row-reduction-stepper.ts';

interface OperationFormProps {
  /** Number of rows of the matrix. */
  readonly rows: number;
  readonly onApply: (operation: RowOperation) => void;
}

type Kind = RowOperation['kind'];

const KINDS: readonly Kind[] = ['add', 'scale', 'swap'];

/** Choosing one row operation; a factor of 0 or the same row twice is explained. */
export function OperationForm({ rows, onApply }: OperationFormProps) {
  const strings = useStrings('row-reduction-stepper', englishRowReductionStepper);
  const id = useId();
  const [kind, setKind] = useState<Kind>('add');
  const [row, setRow] = useState(Math.min(1, rows - 1));
  const [other, setOther] = useState(0);
  const [factor, setFactor] = useState('−1');
  const value = parseRational(factor);
  const problem =
    kind !== 'scale' && row === other
      ? strings.sameRow
      : kind !== 'swap' && (!value || isZero(value))
        ? strings.wrongFactor
        : '';

  const labels = {
    add: { row: strings.addTo, factor: strings.addFactor, other: strings.addRow },
    scale: { row: strings.scaleRow, factor: strings.scaleFactor, other: '' },
    swap: { row: strings.swapRow, factor: '', other: strings.swapWith },
  }[kind];

  const rowField = (label: string, chosen: number, choose: (row: number) => void) => (
    <label>
      <span>{label}</span>
      <select value={chosen} onChange={(event) => choose(Number(event.currentTarget.value))}>
        {Array.from({ length: rows }, (_, index) => (
          <option key={index} value={index}>
            {strings.rowSign(index + 1)}
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
        <span>{strings.operation}</span>
        <select
          value={kind}
          onChange={(event) => {
            const chosen = KINDS.find((name) => name === event.currentTarget.value);
            if (chosen) setKind(chosen);
          }}
        >
          {KINDS.map((name) => (
            <option key={name} value={name}>
              {strings[name]}
            </option>
          ))}
        </select>
      </label>
      {rowField(labels.row, row, setRow)}
      {kind !== 'swap' && (
        <label>
          <span>{labels.factor}</span>
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
      {kind !== 'scale' && rowField(labels.other, other, setOther)}
      <button type="submit" className="lw-button lw-solid" aria-disabled={problem !== ''}>
        {strings.apply}
      </button>
      {problem && (
        <p className="lw-problem" role="alert" id={`${id}problem`}>
          {problem}
        </p>
      )}
    </form>
  );
}
