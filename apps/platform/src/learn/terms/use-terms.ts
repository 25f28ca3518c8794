import type { Part } from '@lemma/lesson-renderer';
import { useEffect, useState } from 'react';
import { indexIfLoaded, loadIndex } from '../../search/load-search.ts';
import { termsBefore } from './known-terms.ts';
import { withTerms } from './mark-terms.ts';

/**
 * A part with its known terms marked. It is decided as the part comes onto the screen: what is being read does not change when the index
 * arrives, and a callout that was opened stays open.
 */
export function usePartWithTerms(part: Part, lesson: string): Part {
  useEffect(() => {
    // Asked for when the first part stands, it is there for the next one.
    void loadIndex().catch(() => undefined);
  }, []);
  const [shown] = useState(() => {
    const index = indexIfLoaded();
    return index ? withTerms(part, termsBefore(index, lesson)) : part;
  });
  return shown;
}
