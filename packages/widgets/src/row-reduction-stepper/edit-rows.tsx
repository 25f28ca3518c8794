import type { ReactNode } from 'react';
import { Announcer } from '../frame/announcer.tsx';
import { MatrixGrid } from '../matrix/matrix-grid.tsx';
import { parseRational } from '../number/rational.ts';
import { useStrings } from '../strings/use-strings.ts';
import { englishRowReductionStepper } from '../strings/row-reduction-stepper.ts';

/** Entries as they are typed. */
export type Texts = readonly (readonly string[])[];

interface EditRowsProps {
  readonly texts: Texts;
  readonly augmented: number;
  /** Whether every entry is a number. */
  readonly readable: boolean;
  readonly onChange: (texts: Texts) => void;
  /** Id for the line that says what can be typed, or what is wrong. */
  readonly lineId: string;
  readonly tools: ReactNode;
}

/** The matrix while its entries are typed. */
export function EditRows(props: EditRowsProps) {
  const { texts, augmented, readable, onChange, lineId, tools } = props;
  const strings = useStrings('row-reduction-stepper', englishRowReductionStepper);
  const line = readable ? strings.howToType : strings.unreadable;
  return (
    <div className="lw-body">
      <div className="lw-scroll">
        <MatrixGrid
          name={strings.matrix}
          cells={texts}
          {...(augmented > 0 && { barBefore: (texts[0]?.length ?? 0) - augmented })}
          invalid={(row, column) => parseRational(texts[row]?.[column] ?? '') === undefined}
          onEdit={(row, column, text) =>
            onChange(texts.map((line, r) => (r === row ? line.with(column, text) : line)))
          }
        />
      </div>
      <div className="lw-line">
        <p className={readable ? 'lw-hint' : 'lw-problem'} id={lineId}>
          {line}
        </p>
      </div>
      <div className="lw-tools">{tools}</div>
      <Announcer text={line} />
    </div>
  );
}
