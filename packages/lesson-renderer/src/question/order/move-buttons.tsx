import type { PlacedLine } from '@lemma/learning-engine';
import { maxIndent } from './arrangement.ts';
import { useKindStrings } from '../form/use-kind-strings.ts';

export type Move = 'up' | 'down' | 'outdent' | 'indent' | 'out';

const icons: Readonly<Record<Move, string>> = {
  up: 'M12 20V5m-6 6 6-6 6 6',
  down: 'M12 4v15m-6-6 6 6 6-6',
  outdent: 'M11 6h9m-9 6h9m-9 6h9M7 9l-3 3 3 3',
  indent: 'M11 6h9m-9 6h9m-9 6h9M4 9l3 3-3 3',
  out: 'M6 6l12 12M18 6 6 18',
};

/** A button with its word for each move of the chosen line. */
export function MoveButtons({
  code,
  line,
  place,
  count,
  onMove,
}: {
  readonly code: boolean;
  readonly line: PlacedLine | undefined;
  /** From 0. */
  readonly place: number;
  readonly count: number;
  readonly onMove: (move: Move) => void;
}) {
  const strings = useKindStrings();
  const moves: readonly (readonly [Move, string, boolean])[] = [
    ['up', strings.moveUp, place > 0],
    ['down', strings.moveDown, place >= 0 && place < count - 1],
    ...(code
      ? ([
          ['outdent', strings.outdent, (line?.indent ?? 0) > 0],
          ['indent', strings.indent, (line?.indent ?? maxIndent) < maxIndent],
        ] as const)
      : []),
    ['out', strings.takeOut, line !== undefined],
  ];
  return (
    <div className="lemma-order-moves">
      {moves.map(([move, word, possible]) => (
        <button
          key={move}
          type="button"
          className="lemma-button-outline"
          // Not `disabled`: the focus would be lost at the top of the list.
          aria-disabled={!possible}
          onClick={() => possible && onMove(move)}
        >
          <svg aria-hidden="true" viewBox="0 0 24 24" width="16" height="16">
            <path d={icons[move]} />
          </svg>
          {word}
        </button>
      ))}
    </div>
  );
}
