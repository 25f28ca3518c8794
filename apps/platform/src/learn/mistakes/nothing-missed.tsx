import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { counted } from '../formatting/figures.ts';
import { learnPaths } from '../learn-paths.ts';
import type { Answered } from '../wire.ts';
import type { MistakesFilter } from './mistakes-filter.ts';

/** What an empty list means: nothing answered yet, nothing missed, or everything mended. */
export function NothingMissed({
  page,
  filter,
}: {
  readonly page: Answered<'mistakes'>;
  readonly filter: MistakesFilter;
}) {
  return (
    <div className="mistakes-empty">
      {page.answers > 0 && filter.state === 'open' && <Check aria-hidden size={20} />}
      <div>
        <p>{words(page, filter)}</p>
        <Link className="text-link" to={learnPaths.myLearning}>
          {page.answers === 0 ? 'Start with what is next' : 'Go on with what is next'}
        </Link>
      </div>
    </div>
  );
}

function words(
  { answers, missed_skills, mended_skills }: Answered<'mistakes'>,
  { course, lesson, state }: MistakesFilter,
): string {
  const place = lesson ? ' of this lesson' : course ? ' of this course' : '';
  if (answers === 0)
    return `You have answered no question${place} in the last twelve months, so nothing was missed.`;
  const given = `${counted(answers, 'answer')}${place}`;
  if (state === 'mended')
    return missed_skills === 0
      ? `Nothing missed in ${given} of the last twelve months, so there is nothing to mend.`
      : 'No skill is mended yet: each needs a right answer on two different days.';
  return mended_skills === 0
    ? `Nothing missed in ${given} of the last twelve months.`
    : `Nothing left to practise: in ${given} you missed ${counted(mended_skills, 'skill')}, and each was right on two days since.`;
}
