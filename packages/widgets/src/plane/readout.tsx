import type { ReactNode } from 'react';
import type { Hue } from './arrow.tsx';

/** A line of figures beside a plane: the letter in its arrow's colour, then its value. */
export function Readout({
  name,
  hue,
  children,
}: {
  readonly name: string;
  readonly hue?: Hue;
  readonly children: ReactNode;
}) {
  return (
    <p className="lw-readout lw-figures">
      <b className={hue && `lw-${hue}`}>{name}</b> = {children}
    </p>
  );
}
