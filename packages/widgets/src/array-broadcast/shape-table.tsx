import { shapeText } from '../array/nd-array.ts';
import { englishArrayBroadcast } from '../strings/array-broadcast.ts';
import { useStrings } from '../strings/use-strings.ts';
import type { Broadcast, Operation } from './broadcast.ts';
import { kindOf } from './steps.ts';

interface ShapeTableProps {
  readonly code: string;
  readonly operation: Operation;
  readonly broadcast: Broadcast;
  /** How many axes have been compared, from the last. */
  readonly compared: number;
}

/** Both shapes in columns, the last axes under one another, with what comes of each pair. */
export function ShapeTable({ code, operation, broadcast, compared }: ShapeTableProps) {
  const strings = useStrings('array-broadcast', englishArrayBroadcast);
  const { left, right } = operation;
  const axes = Math.max(left.array.shape.length, right.array.shape.length);
  /** Distances from the last axis, as the columns stand. */
  const columns = Array.from({ length: axes }, (_, index) => axes - 1 - index);
  const shapeOf = (side: 'left' | 'right') => {
    const { text, array } = operation[side];
    return (
      <tr>
        <th scope="row">
          <code className="lw-code">{text}</code>
        </th>
        {columns.map((back) => {
          const own = array.shape.at(-1 - back);
          const meeting = back < compared ? broadcast.meetings[back] : undefined;
          const length = own ?? (meeting ? meeting.result : undefined);
          const grown = meeting?.result !== undefined && own !== meeting.result;
          return (
            <td key={back}>
              <span data-length={grown ? 'stretched' : own === undefined ? 'none' : 'own'}>
                {grown && own !== undefined ? `${own} → ${meeting.result}` : (length ?? '')}
              </span>
            </td>
          );
        })}
        <td className="lw-shape-text">{shapeText(array.shape)}</td>
      </tr>
    );
  };
  return (
    <table className="lw-shapes lw-figures">
      <caption>{strings.aligned}</caption>
      <tbody>
        {shapeOf('left')}
        {shapeOf('right')}
        <tr className="lw-shape-verdicts">
          <th scope="row">{strings.fit}</th>
          {columns.map((back) => {
            const meeting = back < compared ? broadcast.meetings[back] : undefined;
            const kind = meeting && kindOf(meeting);
            return (
              <td key={back} data-kind={kind}>
                {meeting && kind && strings.verdict(kind, meeting.result ?? 0)}
              </td>
            );
          })}
        </tr>
        <tr>
          <th scope="row">
            <code className="lw-code">{code}</code>
          </th>
          {columns.map((back) => {
            const length = back < compared ? broadcast.meetings[back]?.result : undefined;
            return (
              <td key={back}>
                <span data-length={length === undefined ? 'open' : 'result'}>{length ?? '?'}</span>
              </td>
            );
          })}
          <td className="lw-shape-text">
            {broadcast.result && compared >= axes ? shapeText(broadcast.result.shape) : ''}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
