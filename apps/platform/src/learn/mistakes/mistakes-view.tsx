import { useApiQuery } from '@lemma/api-client/react';
import { useState } from 'react';
import { Answer } from '../page-states/answer.tsx';
import type { Answered } from '../wire.ts';
import { MistakesFilters } from './mistakes-filters.tsx';
import { type MistakesFilter, queryOf } from './mistakes-filter.ts';
import { MissedSkills } from './missed-skills.tsx';
import { NothingMissed } from './nothing-missed.tsx';
import { counted } from '../formatting/figures.ts';
import './mistakes.css';

type Mistakes = Answered<'mistakes'>;

export interface MistakesViewProps {
  readonly filter: MistakesFilter;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** What the learner missed, skill by skill, with both answers and a way to practise each. */
export function MistakesView({ filter, now }: MistakesViewProps) {
  const first = useApiQuery('mistakes', { query: queryOf(filter) });
  /** Places in the list from which further pages begin. */
  const [further, setFurther] = useState<readonly string[]>([]);
  const more = (after: string) => setFurther((before) => [...before, after]);
  return (
    <Answer query={first} what="your mistakes">
      {(page) => (
        <div className="learn-page mistakes">
          <h1 className="page-heading">Mistakes</h1>
          <p className="page-intro">{introOf(page, filter)}</p>
          {isNarrowable(page, filter) && <MistakesFilters page={page} filter={filter} />}
          {page.skills.length === 0 ? (
            <NothingMissed page={page} filter={filter} />
          ) : (
            <>
              <MissedSkills
                page={page}
                now={now}
                onMore={further.length === 0 ? more : undefined}
              />
              {further.map((after, index) => (
                <FurtherSkills
                  key={after}
                  filter={filter}
                  after={after}
                  now={now}
                  onMore={index === further.length - 1 ? more : undefined}
                />
              ))}
            </>
          )}
        </div>
      )}
    </Answer>
  );
}

function FurtherSkills({
  filter,
  after,
  now,
  onMore,
}: MistakesViewProps & {
  readonly after: string;
  readonly onMore: ((after: string) => void) | undefined;
}) {
  const page = useApiQuery('mistakes', { query: { ...queryOf(filter), after } });
  return (
    <Answer query={page} what="more of your mistakes">
      {(data) => <MissedSkills page={data} now={now} onMore={onMore} focused />}
    </Answer>
  );
}

function introOf({ missed_skills, mended_skills }: Mistakes, { state }: MistakesFilter): string {
  const rule = 'once you have got it right on two different days';
  if (state === 'mended')
    return `${counted(mended_skills, 'skill')} you missed in the last twelve months and have got right on two different days since.`;
  return missed_skills === 0
    ? `What you miss in lessons and reviews is listed here. A skill leaves the list ${rule}.`
    : `${counted(missed_skills, 'skill')} to practise from the last twelve months. A skill leaves this list ${rule}.`;
}

/** Filters are there as soon as they would change anything. */
function isNarrowable(page: Mistakes, { course, lesson, state }: MistakesFilter): boolean {
  return (
    page.courses.length > 0 || page.mended_skills > 0 || course + lesson !== '' || state !== 'open'
  );
}
