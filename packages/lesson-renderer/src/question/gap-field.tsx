import type { Gap } from '../format/compiled-lesson.ts';
import { useKindStrings } from './form/use-kind-strings.ts';

interface GapFieldProps {
  readonly gap: Gap;
  /** Its name for who does not see where it stands. */
  readonly label: string;
  /** Characters that it has room for. */
  readonly room: number;
  /** Id of the form: the field may stand outside of it. */
  readonly form: string;
  readonly text: string;
  readonly mark: 'right' | 'wrong' | undefined;
  /** What belongs there, shown behind what was given. */
  readonly right: string | undefined;
  readonly readOnly: boolean;
  readonly onText: (text: string) => void;
}

/** A gap: typed, or chosen from a list. */
export function GapField(props: GapFieldProps) {
  const { gap, label, room, form, text, mark, right, readOnly, onText } = props;
  const strings = useKindStrings();
  return (
    <span className="lemma-gap-field" data-mark={mark} data-place={gap.place}>
      {gap.options ? (
        <select
          aria-label={label}
          form={form}
          value={text}
          disabled={readOnly}
          onChange={(event) => onText(event.target.value)}
        >
          <option value="">{strings.chooseFromList}</option>
          {gap.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input
          aria-label={label}
          aria-invalid={mark === 'wrong'}
          form={form}
          size={room}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={text}
          readOnly={readOnly}
          onChange={(event) => onText(event.target.value)}
        />
      )}
      {right !== undefined && (
        <span className="lemma-gap-right">
          <span className="lemma-hidden">{strings.rightAnswer}: </span>
          {right}
        </span>
      )}
    </span>
  );
}
