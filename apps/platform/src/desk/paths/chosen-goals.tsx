import { ArrowUp, X } from 'lucide-react';

/** The goals of a path in their order, each of which may be moved up or taken out. */
export function ChosenGoals({
  goals,
  titleOf,
  onChange,
}: {
  readonly goals: readonly string[];
  readonly titleOf: (lessonUid: string) => string;
  readonly onChange: (goals: readonly string[]) => void;
}) {
  if (goals.length === 0) return <p className="desk-quiet">Choose one lesson or more.</p>;
  const raise = (index: number) =>
    onChange([
      ...goals.slice(0, index - 1),
      ...goals.slice(index, index + 1),
      ...goals.slice(index - 1, index),
      ...goals.slice(index + 1),
    ]);
  return (
    <ol className="chosen-goals">
      {goals.map((uid, index) => (
        <li key={uid}>
          <span>{titleOf(uid)}</span>
          {index > 0 && (
            <button
              type="button"
              className="icon-button"
              aria-label={`Move ${titleOf(uid)} up`}
              onClick={() => raise(index)}
            >
              <ArrowUp size={16} aria-hidden />
            </button>
          )}
          <button
            type="button"
            className="icon-button"
            aria-label={`Take ${titleOf(uid)} out`}
            onClick={() => onChange(goals.filter((one) => one !== uid))}
          >
            <X size={16} aria-hidden />
          </button>
        </li>
      ))}
    </ol>
  );
}
