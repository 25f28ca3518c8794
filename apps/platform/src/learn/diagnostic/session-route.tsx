import { useApiQuery } from '@lemma/api-client/react';
import { useParams } from 'react-router';
import { learnMeta } from '../area/page-title.ts';
import { Answer } from '../states/answer.tsx';
import { DiagnosticResult } from './diagnostic-result.tsx';
import { DiagnosticTest } from './diagnostic-test.tsx';
import './diagnostic.css';

export const handle = { bare: true };
export const meta = () => learnMeta('Diagnostic test');

/** /learn/diagnostic/session/:session_uid: the test while it runs, its result once it is done. */
export default function SessionRoute() {
  const { session_uid = '' } = useParams();
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
