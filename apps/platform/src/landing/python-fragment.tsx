import { Button } from '@lemma/ui';
import { Play } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { PythonFigure } from '../figures/path-figures.tsx';
import { pythonExample } from './python-example.ts';

const LivePython = lazy(async () => ({ default: (await import('./live-python.tsx')).LivePython }));

/** A few lines and what they print. Python itself comes only when a visitor asks for it. */
export function PythonFragment() {
  const [live, setLive] = useState(false);
  return (
    <div className="card feature-figure">
      {live ? (
        <Suspense fallback={<PythonFigure />}>
          <LivePython code={pythonExample} />
        </Suspense>
      ) : (
        <>
          <PythonFigure />
          <p style={{ marginTop: 16 }}>
            <Button variant="outline" onClick={() => setLive(true)}>
              <Play aria-hidden /> Change it and run it
            </Button>
          </p>
        </>
      )}
    </div>
  );
}
