import { Fragment } from 'react';
import { useStrings } from '../strings/use-strings.ts';
import { factorText, type Multiplication } from './multiplication.ts';
import { englishMatrixMultiplier } from '../strings/matrix-multiplier.ts';

/** The products of the current entry in a line, the current one bold, with the sum so far. */
export function RunningSum({
  work,
  position,
  name,
}: {
  readonly work: Multiplication;
  readonly position: number;
  readonly name: string;
}) {
  const strings = useStrings('matrix-multiplier', englishMatrixMultiplier);
  const term = work.terms[position];
  if (!term) return <p className="lw-sum">{strings.finished(name)}</p>;
  const terms = work.terms.filter(({ row, column }) => row === term.row && column === term.column);
  return (
    <p className="lw-sum lw-figures">
      {terms.map(({ index, left, right }) => (
        <Fragment key={index}>
          {index > 0 && ' + '}
          <span className="lw-sum-term" data-now={index === term.index || undefined}>
            <span>{factorText(left, index === 0)}</span>·<span>{factorText(right, false)}</span>
          </span>
        </Fragment>
      ))}
      {term.last ? ' = ' : strings.soFar}
      <strong>{term.sum}</strong>
    </p>
  );
}
