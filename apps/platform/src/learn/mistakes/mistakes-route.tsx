import { useSearchParams } from 'react-router';
import { useNow } from '../formatting/use-now.ts';
import { learnMeta } from '../page-title.ts';
import { readFilter } from './mistakes-filter.ts';
import { MistakesView } from './mistakes-view.tsx';

export const meta = () => learnMeta('Mistakes');

/** /learn/mistakes */
export default function MistakesRoute() {
  const now = useNow();
  const [query] = useSearchParams();
  const filter = readFilter(query);
  // Another filter is another list: the pages that were opened of the one before do not stay.
  return <MistakesView key={query.toString()} filter={filter} now={now} />;
}
