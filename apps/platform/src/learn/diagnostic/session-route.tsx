import { useApiQuery } from '@lemma/api-client/react';
import { useParams } from 'react-router';
import { learnMeta } from '../page-title.ts';
import { SomethingMissing } from '../page-states/something-missing.tsx';
import { Answer } from '../page-states/answer.tsx';
import { DiagnosticResult } from './diagnostic-result.tsx';
import { DiagnosticTest } from './diagnostic-test.tsx';
import './diagnostic.css';

export const handle = { bare: true };
export const meta = () => learnMeta('Diagnostic test');

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** /learn/diagnostic/session/:session_uid: the test while it runs, its result once it is done. */
export default function SessionRoute() {
  const { session_uid = '' } = useParams();
  if (!uuid.test(session_uid)) return <SomethingMissing what="this diagnostic" />;
  return <KnownSession session_uid={session_uid} />;
}

function KnownSession({ session_uid }: { readonly session_uid: string }) {
  const results = useApiQuery('diagnosticResults', { params: { session_uid } });
  return (
    <Answer query={results} what="this diagnostic">
      {(data) =>
        data.session.status === 'finished' ? (
          <DiagnosticResult result={data} />
        ) : (
          <DiagnosticTest key={session_uid} known={data} />
        )
      }
    </Answer>
  );
}
