import { useLessonHost } from '../host/lesson-context.ts';
import { compareLines } from './line-comparison.ts';

/**
 * The learner's program beside a solution, line by line. A line that only one of them has carries a sign and, for
 * screen readers, words; in a narrow column the two programs become one list.
 */
export function ProgramComparison({
  own,
  solution,
  open,
}: {
  /** Undefined where the learner handed in none. */
  readonly own: string | undefined;
  readonly solution: string;
  readonly open: boolean;
}) {
  const { strings } = useLessonHost();
  return (
    <details className="lemma-comparison" open={open}>
      <summary>{own === undefined ? strings.solution : strings.compareSolution}</summary>
      {own === undefined ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it
        <pre className="lemma-code" tabIndex={0}>
          <code>{solution}</code>
        </pre>
      ) : (
        <SideBySide own={own} solution={solution} />
      )}
    </details>
  );
}

function SideBySide({ own, solution }: { readonly own: string; readonly solution: string }) {
  const { strings } = useLessonHost();
  const rows = compareLines(own, solution);
  return (
    <div
      className="lemma-comparison-scroll"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it
      tabIndex={0}
      role="group"
      aria-label={strings.compareSolution}
    >
      <table className="lemma-lines">
        <thead>
          <tr>
            <th scope="col">{strings.yourProgram}</th>
            <th scope="col">{strings.solution}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a row is its place in the comparison
            <tr key={index} data-same={row.same}>
              <Line text={row.own} side="own" same={row.same} />
              <Line text={row.right} side="right" same={row.same} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Line({
  text,
  side,
  same,
}: {
  readonly text: string | undefined;
  readonly side: 'own' | 'right';
  readonly same: boolean;
}) {
  const { strings } = useLessonHost();
  if (text === undefined)
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- nothing stands there
    return <td className="lemma-line" data-side={side} data-empty="true" />;
  return (
    <td className="lemma-line" data-side={side}>
      {!same && (
        <>
          <span aria-hidden="true" className="lemma-line-sign">
            {side === 'own' ? '−' : '+'}
          </span>
          <span className="lemma-hidden">
            {side === 'own' ? strings.onlyYours : strings.onlySolution}{' '}
          </span>
        </>
      )}
      <code>{text}</code>
    </td>
  );
}
