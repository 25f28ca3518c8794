export interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly unit: string;
}

/** One figure of a summary, in a list of `figures`. */
export function Figure({ name, value, unit }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{value}</strong> {unit}
      </dd>
    </div>
  );
}
