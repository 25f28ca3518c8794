import { useQuery } from '@tanstack/react-query';
import { loadIndex } from '../../search/load-search.ts';
import { learnMeta } from '../page-title.ts';
import { Answer } from '../page-states/answer.tsx';
import { GlossaryView } from './glossary-view.tsx';

export const meta = () => learnMeta('Glossary');

/** /learn/glossary */
export default function GlossaryRoute() {
  const index = useQuery({ queryKey: ['search-index'], queryFn: loadIndex, staleTime: Infinity });
  return (
    <Answer query={index} what="the glossary">
      {(data) => <GlossaryView index={data} />}
    </Answer>
  );
}
