import type { QuestionKind } from '../lesson/compiled-lesson.ts';
import { useLessonHost } from '../lesson/lesson-context.ts';
import { localList, localNumbers } from '../strings/local-number.ts';

/** The right value: a matrix is drawn as one, anything else is text. */
export function RightValue({
  kind,
  value,
}: {
  readonly kind: QuestionKind;
  readonly value: string;
}) {
  const { strings } = useLessonHost();
  const rows = kind === 'matrix' ? rowsOf(value) : undefined;
  if (!rows) return <strong>{localNumbers(value, strings.numbers)}</strong>;
  const columns = rows[0]?.length ?? 0;
  return (
    <span
      className="lemma-matrix lemma-matrix-value"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn by text, not by a file
      role="img"
      aria-label={`${strings.matrix(rows.length, columns)}: ${localList(value, strings.numbers)}`}
      style={{ gridTemplateColumns: `repeat(${columns}, auto)` }}
    >
      {rows.map((row, i) =>
        row.map((entry, j) => (
          // oxlint-disable-next-line react/no-array-index-key -- an entry is its place in the matrix
          <span key={`${i},${j}`}>{localNumbers(entry, strings.numbers)}</span>
        )),
      )}
    </span>
  );
}

/** `[[5], [1/2]]` as its entries; undefined for anything else. */
function rowsOf(value: string): readonly (readonly string[])[] | undefined {
  const rows = value.match(/\[[^[\]]+\]/g);
  return rows?.map((row) =>
    row
      .slice(1, -1)
      .split(',')
      .map((entry) => entry.trim()),
  );
}
