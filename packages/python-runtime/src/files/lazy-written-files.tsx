import { Suspense, lazy } from 'react';
import type { WrittenFile } from '../protocol/written-files.ts';

const WrittenFiles = lazy(() => import('./written-files.tsx'));

/** What a program wrote, loaded when one first has written something; nothing where it has not. */
export function LazyWrittenFiles({
  files,
}: {
  readonly files: readonly WrittenFile[] | undefined;
}) {
  return (
    files && (
      <Suspense>
        <WrittenFiles files={files} />
      </Suspense>
    )
  );
}
