import { useId } from 'react';

export interface Choice {
  readonly value: string;
  readonly name: string;
  readonly hint: string;
  /** A word beside the name. */
  readonly badge?: string;
}

export interface ChoiceCardsProps {
  /** What is chosen, for speech. */
  readonly legend: string;
  readonly choices: readonly Choice[];
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

/** One of several, each a card as large as a finger needs. */
export function ChoiceCards({ legend, choices, value, onChange }: ChoiceCardsProps) {
  const name = useId();
  return (
    <fieldset className="choice-cards">
      <legend className="visually-hidden">{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="choice-card">
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <strong>
            {choice.name}
            {choice.badge && <em>{choice.badge}</em>}
          </strong>
          <span>{choice.hint}</span>
        </label>
      ))}
    </fieldset>
  );
}
