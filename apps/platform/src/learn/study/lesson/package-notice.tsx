import { Button, Notice } from '@lemma/ui';
import { useEffect, useState } from 'react';
import { missingPackages } from './python-packages.ts';

export interface PackageNoticeProps {
  /** What the lesson's programs import: `numpy`. */
  readonly packages: readonly string[];
  /** They are here now, and were not before: Python has to start anew. */
  readonly onArrived: () => void;
}

const names: Readonly<Record<string, string>> = {
  numpy: 'NumPy',
  pandas: 'pandas',
  matplotlib: 'Matplotlib',
};

/** Over a lesson whose programs cannot run now, since the site has no copy of a package that they import. Nothing where it has. */
export function PackageNotice({ packages, onArrived }: PackageNoticeProps) {
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const wanted = packages.join(' ');

  useEffect(() => {
    const leaving = new AbortController();
    void (async () => {
      const found = await missingPackages(wanted.split(' '), leaving.signal);
      if (leaving.signal.aborted) return;
      setMissing(found);
      if (attempt > 0 && found.length === 0) onArrived();
    })();
    return () => leaving.abort();
  }, [wanted, attempt, onArrived]);

  if (missing.length === 0) return null;
  const shown = missing.map((name) => names[name] ?? name).join(' and ');
  return (
    <div className="package-notice">
      <Notice variant="warning" title={`${shown} cannot be loaded now`}>
        <p>
          You can read this lesson. Its programs import {shown}, so they and the exercises that ask
          for a program do not run until {missing.length === 1 ? 'it is' : 'they are'} here.
        </p>
        <Button size="sm" variant="outline" onClick={() => setAttempt(attempt + 1)}>
          Try again
        </Button>
      </Notice>
    </div>
  );
}
