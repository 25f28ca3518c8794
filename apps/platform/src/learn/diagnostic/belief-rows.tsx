import { BeliefMark, type Believed } from './belief-mark.tsx';

export const beliefWords = {
  skipped: 'to skip, to be checked',
  missed: 'missed',
  unsure: 'not sure yet',
  unknown: 'new to you',
} as const;

/** One row a unit, one disc a lesson: blue fills from below with the probability until it is settled. */
export function BeliefRows({ lessons }: { readonly lessons: readonly Believed[] }) {
  const units = Map.groupBy(lessons, (lesson) => lesson.unit_uid);
  return (
    <ul className="belief-rows">
      {[...units].map(([unit, members]) => (
        <li key={unit}>
          <span className="belief-unit">{members[0]?.unit_title}</span>
          <span className="belief-discs">
            {members.map((lesson) => (
              <BeliefDisc key={lesson.lesson_uid} lesson={lesson} />
            ))}
          </span>
          <span className="muted small">
            {members.filter((lesson) => lesson.result === 'skipped').length} of {members.length}
          </span>
        </li>
      ))}
    </ul>
  );
}

function BeliefDisc({ lesson }: { readonly lesson: Believed }) {
  const name = `${lesson.title}: ${beliefWords[lesson.result]}`;
  return (
    <svg width="22" height="22" viewBox="-11 -11 22 22" role="img" aria-label={name}>
      <title>{name}</title>
      <BeliefMark lesson={lesson} />
    </svg>
  );
}
