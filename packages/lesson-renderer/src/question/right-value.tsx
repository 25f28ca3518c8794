import type { QuestionKind } from '../format/compiled-lesson.ts';
import { useLessonHost } from '../host/lesson-context.ts';
import { localNumbers } from '../strings/local-number.ts';
import { MatrixValue } from './matrix-value.tsx';

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
  return rows ? (
    <MatrixValue rows={rows} />
  ) : (
    <strong>{localNumbers(value, strings.numbers)}</strong>
  );
}

/** `[[5], [1/2]]` as its entries; undefined for anything else. */
export function rowsOf(value: string): readonly (readonly string[])[] | undefined {
  const rows = value.match(/\[[^[\]]+\]/g);
  return rows?.map((row) =>
    row
      .slice(1, -1)
      .split(',')
      .map((entry) => entry.trim()),
  );
}
