import { useRef, useState, type KeyboardEvent } from 'react';
import { useLessonHost } from '../host/lesson-context.ts';
import { cellAfterKey } from '../interaction/cell-after-key.ts';
import type { AnswerFormProps } from './form/answer-form.ts';
import { SubmitRow } from './form/submit-row.tsx';

/** A grid of entries between brackets: Tab and the arrow keys go from entry to entry. */
export function MatrixForm({
  question,
  promptId,
  state,
  feedback,
  answer,
  dontKnow,
  onAnswer,
}: AnswerFormProps) {
  const { strings } = useLessonHost();
  const { rows, columns } = question.shape ?? { rows: 1, columns: 1 };
  const given = answer?.kind === 'matrix' ? answer.entries : undefined;
  const tried = feedback?.secondTry ? given : undefined;
  const [entries, setEntries] = useState<readonly (readonly string[])[]>(
    () => given ?? Array.from({ length: rows }, () => Array.from({ length: columns }, () => '')),
  );
  const grid = useRef<HTMLDivElement>(null);
  const complete = entries.every((row) => row.every((entry) => entry.trim() !== ''));
  const changed = (row: number, column: number) =>
    entries[row]?.[column] !== tried?.[row]?.[column];
  // The same entries again would waste the second try.
  const ready = complete && (!tried || entries.some((row, i) => row.some((_, j) => changed(i, j))));

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, row: number, column: number) => {
    const next = cellAfterKey(event, { row, column }, { rows, columns });
    if (!next) return;
    event.preventDefault();
    const input = grid.current?.querySelectorAll('input')[next.row * columns + next.column];
    input?.focus();
    input?.select();
  };

  return (
    <form
      className="lemma-matrix-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (state === 'open' && ready) onAnswer({ kind: 'matrix', entries });
      }}
    >
      <div className="lemma-matrix-scroll">
        <div
          ref={grid}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be an inline grid
          role="group"
          aria-label={strings.matrix(rows, columns)}
          aria-describedby={promptId}
          className="lemma-matrix"
          style={{ gridTemplateColumns: `repeat(${columns}, auto)` }}
        >
          {entries.map((row, i) =>
            row.map((entry, j) => (
              <input
                // oxlint-disable-next-line react/no-array-index-key -- an entry is its place in the grid
                key={`${i},${j}`}
                aria-label={strings.entry(i + 1, j + 1)}
                aria-invalid={isWrong(i, j) || undefined}
                data-mark={markOf(i, j)}
                className="lemma-cell"
                autoComplete="off"
                inputMode="text"
                spellCheck={false}
                size={Math.max(3, entry.length)}
                value={entry}
                readOnly={state !== 'open'}
                onKeyDown={(event) => onKeyDown(event, i, j)}
                onChange={(event) => {
                  const { value } = event.target;
                  setEntries(entries.map((cells, r) => (r === i ? cells.with(j, value) : cells)));
                }}
              />
            )),
          )}
        </div>
      </div>
      <SubmitRow state={state} disabled={!ready} dontKnow={dontKnow} onAnswer={onAnswer} />
    </form>
  );

  function isWrong(row: number, column: number): boolean {
    if (tried && changed(row, column)) return false;
    return feedback?.wrongEntries?.some(([r, c]) => r === row && c === column) ?? false;
  }

  function markOf(row: number, column: number): 'right' | 'wrong' | undefined {
    if (!feedback || !complete) return undefined;
    if (isWrong(row, column)) return 'wrong';
    if (tried && changed(row, column)) return undefined;
    return feedback.correct || feedback.wrongEntries ? 'right' : undefined;
  }
}
