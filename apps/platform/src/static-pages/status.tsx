import { useApiQuery } from '@lemma/api-client/react';
import { Button } from '@lemma/ui';
import { ApiScope } from '../api/api-scope.tsx';
import { brand } from '../brand/brand.ts';
import { pageMeta } from '../seo/page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Status',
    description: `Whether the server of ${brand.name} answers now.`,
    path: '/status',
    hidden: true,
  });

/** /status: what this page can see from here; a machine asks /edge/ready. */
export default function StatusRoute() {
  return (
    <ApiScope>
      <Status />
    </ApiScope>
  );
}

function Status() {
  const { data, isError, isFetching, refetch } = useApiQuery('health', {});
  const sentence = isError
    ? 'The server does not answer from here. Answers that you give are kept in your browser and sent when it does.'
    : data
      ? 'The server answers, and its database too. If something fails for you, write to us.'
      : 'Asking the server…';
  return (
    <article className="page-narrow">
      <h1 className="page-title">Status</h1>
      <div className="prose" style={{ marginTop: 32 }}>
        <p role="status">{sentence}</p>
        <p>
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </p>
      </div>
      <p className="action-row">
        <Button variant="outline" disabled={isFetching} onClick={() => void refetch()}>
          Ask again
        </Button>
      </p>
    </article>
  );
}
