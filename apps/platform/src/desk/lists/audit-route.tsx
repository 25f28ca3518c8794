import { Button } from '@lemma/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { problemOf } from '../calls/answered.tsx';
import { useDeskClient } from '../calls/desk-client.tsx';
import { Trail } from '../learner/trail.tsx';

/** /desk/audit: everything that was done here, latest first. */
export default function AuditRoute() {
  const client = useDeskClient();
  const query = useInfiniteQuery({
    queryKey: ['desk', 'audit'],
    queryFn: ({ pageParam: before, signal }) =>
      client.audit({ query: before === undefined ? {} : { before } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.more ? page.entries.at(-1)?.number : undefined),
    retry: false,
  });
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <section className="desk-list" aria-labelledby="desk-audit">
      <h1 id="desk-audit" className="desk-title">
        Audit trail
      </h1>
      <p className="desk-quiet">
        What was done at the desk. Entries cannot be changed or deleted; when an account goes, its
        entries stay and no longer say whose it was.
      </p>
      {query.data === undefined && query.isError && (
        <p role="alert">We could not load the trail. {problemOf(query.error)}</p>
      )}
      {entries.length === 0 && query.isSuccess && (
        <p className="desk-empty">Nothing was done yet.</p>
      )}
      <Trail entries={entries} withLearner />
      {query.hasNextPage && (
        <Button
          variant="outline"
          disabled={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show older entries
        </Button>
      )}
    </section>
  );
}
