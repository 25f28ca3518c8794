import { Icon } from '../frame/icon.tsx';

interface SizeControlProps {
  readonly matrix: string;
  /** `rows` or `columns`. */
  readonly what: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** How many rows or columns a matrix has, one more or one fewer. */
export function SizeControl({ matrix, what, value, most, onChange }: SizeControlProps) {
  const button = (delta: number, icon: 'plus' | 'minus', label: string) => (
    <button
      type="button"
      className="lw-step-button"
      aria-label={`${label} of ${matrix}`}
      aria-disabled={value + delta < 1 || value + delta > most}
      onClick={() => onChange(Math.max(1, Math.min(most, value + delta)))}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="lw-size">
      {button(-1, 'minus', `Fewer ${what}`)}
      <span className="lw-figures">
        {value} {value === 1 ? what.slice(0, -1) : what}
      </span>
      {button(1, 'plus', `More ${what}`)}
    </div>
  );
}
