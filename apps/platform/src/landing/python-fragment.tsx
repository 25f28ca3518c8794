import { PythonFigure } from '../figures/path-figures.tsx';

/** Four lines of Python and what they print. */
export function PythonFragment() {
  return (
    <div className="card feature-figure">
      <PythonFigure />
    </div>
  );
}
