import { useApiClient } from '@lemma/api-client/react';
import { Button, notify } from '@lemma/ui';
import { useState } from 'react';
import { brand } from '../../brand/brand.ts';
import { saveFile } from '../save-file.ts';

/** Everything that is kept about the learner, as a JSON file. */
export function ExportData() {
  const client = useApiClient();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const data = await client.exportData();
      const name = `${brand.slug}-${data.exported_at.slice(0, 10)}.json`;
      saveFile(name, JSON.stringify(data, null, 2), 'application/json');
    } catch {
      notify({
        kind: 'error',
        title: 'Not exported',
        description: 'The server did not answer. Try it again.',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <p>Everything we keep about you, as one JSON file: profile, answers, sessions, payments.</p>
      <p className="action-row">
        <Button variant="outline" disabled={busy} onClick={() => void download()}>
          {busy ? 'Preparing…' : 'Download my data'}
        </Button>
      </p>
    </>
  );
}
