import { ApiError } from '@lemma/api-client';
import { useApiMutation, useApiQuery } from '@lemma/api-client/react';
import { Button, Loading, Notice } from '@lemma/ui';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ApiScope } from '../api/api-scope.tsx';
import { useAuth } from '../auth/auth-context.ts';
import { brand } from '../brand/brand.ts';
import { learnPaths } from '../learn/learn-paths.ts';
import { MadePathPage } from './made-path-page.tsx';

export interface MadePathProps {
  readonly slug: string;
  /** Shown where there is no such path. */
  readonly missing: ReactNode;
}

/** The page of a path that was made after the site was built: the server is asked for it. */
export default function MadePath(props: MadePathProps) {
  return (
    <ApiScope>
      <Asked {...props} />
    </ApiScope>
  );
}

function Asked({ slug, missing }: MadePathProps) {
  const query = useApiQuery('pathPreview', { params: { slug } });
  const { data: path, error } = query;
  const title = path?.title;
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${brand.name}`;
  }, [title]);
  if (path) return <MadePathPage path={path} action={<Begin slug={slug} />} />;
  if (!error) return <Loading size="page" label="Loading the path…" />;
  const isMissing =
    error instanceof ApiError && (error.code === 'not-found' || error.code === 'invalid-request');
  if (isMissing || error.name === 'ContractError') return missing;
  return (
    <section className="page-narrow centred">
      <h1 className="page-title">The path could not be loaded</h1>
      <p className="button-row">
        <Button onClick={() => void query.refetch()}>Try again</Button>
      </p>
    </section>
  );
}

/** Begins the path, or the account that it needs first. */
function Begin({ slug }: { readonly slug: string }) {
  const { status, signup } = useAuth();
  const navigate = useNavigate();
  const begin = useApiMutation('updateCourse');
  if (status !== 'signed-in')
    return (
      <Button onClick={() => void signup()} disabled={status === 'loading'}>
        Sign up to start this path
      </Button>
    );
  return (
    <>
      <Button
        disabled={begin.isPending}
        onClick={() =>
          begin.mutate(
            { params: { course_id: slug } },
            { onSuccess: () => void navigate(learnPaths.myLearning) },
          )
        }
      >
        Start this path
      </Button>
      {begin.isError && <Notice variant="error">The path was not started. Try again.</Notice>}
    </>
  );
}
