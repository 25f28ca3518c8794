import { useLessonHost } from '../host/lesson-context.ts';
import type { Feedback } from '../format/learner-lesson.ts';
import { localList, localNumbers } from '../strings/local-number.ts';

interface MatrixValueProps {
  readonly rows: readonly (readonly string[])[];
  readonly wrong?: Feedback['wrongEntries'];
}

/** A matrix as a block: as wide as what was typed, it scrolls by itself where the page is narrower. */
export function ScrolledMatrix(props: MatrixValueProps) {
  const { strings } = useLessonHost();
  const { rows } = props;
  return (
    <div
      className="lemma-matrix-scroll"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it
      tabIndex={0}
      role="group"
      aria-label={strings.matrix(rows.length, rows[0]?.length ?? 0)}
    >
      <MatrixValue {...props} />
    </div>
  );
}

/** A matrix that was typed or is right. Entries that differ are framed, and named to screen readers. */
export function MatrixValue({ rows, wrong = [] }: MatrixValueProps) {
  const { strings } = useLessonHost();
  const columns = rows[0]?.length ?? 0;
  const differs = (row: number, column: number) =>
    wrong.some(([r, c]) => r === row && c === column);
  const entries = `[${rows.map((row) => `[${row.join(', ')}]`).join(', ')}]`;
  const places = wrong.map(([r, c]) => strings.entry(r + 1, c + 1)).join('; ');
  return (
    <span
      className="lemma-matrix lemma-matrix-value"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn by text, not by a file
      role="img"
      aria-label={`${strings.matrix(rows.length, columns)}: ${localList(entries, strings.numbers)}${
        places ? `. ${strings.differsAt(places)}` : ''
      }`}
      style={{ gridTemplateColumns: `repeat(${columns}, auto)` }}
    >
      {rows.map((row, i) =>
        row.map((entry, j) => (
          // oxlint-disable-next-line react/no-array-index-key -- an entry is its place in the matrix
          <span key={`${i},${j}`} className={differs(i, j) ? 'lemma-differs' : undefined}>
            {localNumbers(entry, strings.numbers)}
          </span>
        )),
      )}
    </span>
  );
}
