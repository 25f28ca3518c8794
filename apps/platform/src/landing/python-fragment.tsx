import { Button } from '@lemma/ui';
import { Play } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { pythonExampleHtml, pythonExampleOutput } from './python-example.ts';

const LivePython = lazy(async () => ({ default: (await import('./live-python.tsx')).LivePython }));

/** A few lines and what they print. Python itself is loaded only when a visitor asks for it. */
export function PythonFragment() {
  const [live, setLive] = useState(false);
  const still = (
    <figure>
      <pre className="code-figure">
        <code dangerouslySetInnerHTML={{ __html: pythonExampleHtml }} />
      </pre>
      <figcaption className="code-output">{pythonExampleOutput}</figcaption>
    </figure>
  );
  if (live)
    return (
      <div className="python-fragment code-colours">
        <Suspense fallback={still}>
          <LivePython />
        </Suspense>
      </div>
    );
  return (
    <div className="python-fragment code-colours">
      {still}
      <Button variant="outline" onClick={() => setLive(true)}>
        <Play aria-hidden /> Run it, then change it
      </Button>
    </div>
  );
}
