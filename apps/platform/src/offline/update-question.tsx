import { Button } from '@lemma/ui';
import { useEffect, useState } from 'react';
import { installApp, takeUpdate, useUpdateWaits } from './installed-app.ts';
import './offline.css';

/** Installs the app for who is signed in, and asks before a new version of it is taken. */
export function InstalledApp() {
  const waits = useUpdateWaits();
  const [later, setLater] = useState(false);
  useEffect(() => void installApp(), []);
  return waits && !later ? (
    <UpdateQuestion onReload={takeUpdate} onLater={() => setLater(true)} />
  ) : null;
}

export interface UpdateQuestionProps {
  readonly onReload: () => void;
  readonly onLater: () => void;
}

/** A new version never interrupts: it waits until one says so. */
export function UpdateQuestion({ onReload, onLater }: UpdateQuestionProps) {
  return (
    <section className="update-question" aria-label="New version">
      <p role="status">
        <strong>A new version is ready.</strong> Reload to use it: your place and the code you are
        writing are kept.
      </p>
      <div>
        <Button size="sm" onClick={onReload}>
          Reload
        </Button>
        <Button size="sm" variant="ghost" onClick={onLater}>
          Later
        </Button>
      </div>
    </section>
  );
}
