import { lazy, Suspense, useEffect, useState } from 'react';
import { onSearchWanted } from './search-requests.ts';

const SearchDialog = lazy(async () => ({
  default: (await import('./search-dialog.tsx')).SearchDialog,
}));

/** Opens the search when it is asked for. Its code and its index load at the first time. */
export function SearchEntry() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  useEffect(() => onSearchWanted(() => setState('open')), []);
  if (state === 'never') return null;
  return (
    <Suspense fallback={null}>
      <SearchDialog open={state === 'open'} onClose={() => setState('closed')} />
    </Suspense>
  );
}
