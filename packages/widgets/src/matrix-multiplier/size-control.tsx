import { Icon } from '../frame/icon.tsx';

interface SizeControlProps {
  /** `2 rows`. */
  readonly text: string;
  /** Names of the two buttons. */
  readonly fewer: string;
  readonly more: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** How many rows or columns a matrix has, one more or one fewer. */
export function SizeControl({ text, fewer, more, value, most, onChange }: SizeControlProps) {
  const button = (delta: number, icon: 'plus' | 'minus', label: string) => (
    <button
      type="button"
      className="lw-step-button"
      aria-label={label}
      aria-disabled={value + delta < 1 || value + delta > most}
      onClick={() => onChange(Math.max(1, Math.min(most, value + delta)))}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="lw-size">
      {button(-1, 'minus', fewer)}
      <span className="lw-figures">{text}</span>
      {button(1, 'plus', more)}
    </div>
  );
}
