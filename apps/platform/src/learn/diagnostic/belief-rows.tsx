import type { Answered } from '../wire.ts';

type Believed = Answered<'diagnosticResults'>['lessons'][number];

const words = { known: 'you know it', unsure: 'not sure yet', unknown: 'new to you' } as const;

/** One row a unit, one disc a lesson: blue fills from below with the probability; settled is a green or a grey disc. */
export function BeliefRows({ lessons }: { readonly lessons: readonly Believed[] }) {
  const units = Map.groupBy(lessons, (lesson) => lesson.unit_uid);
  return (
    <ul className="belief-rows">
      {[...units].map(([unit, members]) => (
        <li key={unit}>
          <span className="belief-unit">{unitName(unit)}</span>
          <span className="belief-discs">
            {members.map((lesson) => (
              <BeliefDisc key={lesson.lesson_uid} lesson={lesson} />
            ))}
          </span>
          <span className="muted small">
            {members.filter((lesson) => lesson.result === 'known').length} of {members.length}
          </span>
        </li>
      ))}
    </ul>
  );
}

function BeliefDisc({ lesson }: { readonly lesson: Believed }) {
  const settled = lesson.result !== 'unsure';
  const fill = lesson.result === 'known' ? 'var(--lemma-right)' : 'var(--lemma-second)';
  const level = 18 * (1 - lesson.belief);
  const clip = `belief-${lesson.lesson_uid}`;
  const name = `${lesson.title}: ${words[lesson.result]}`;
  return (
    <svg width="22" height="22" viewBox="-11 -11 22 22" role="img" aria-label={name}>
      <title>{name}</title>
      {settled ? (
        <circle
          r="9"
          fill={fill}
          stroke={lesson.result === 'known' ? 'none' : 'var(--lemma-edge)'}
        />
      ) : (
        <>
          <clipPath id={clip}>
            <rect x="-9" y={-9 + level} width="18" height={18 - level} />
          </clipPath>
          <circle r="8" fill="#fff" stroke="var(--lemma-brand)" strokeWidth="2" />
          <circle r="8" fill="var(--lemma-brand)" clipPath={`url(#${clip})`} />
        </>
      )}
      {lesson.result === 'known' && (
        <path
          d="M-3.6 0.3L-1.1 2.8L3.8 -2.6"
          fill="none"
          stroke="#fff"
          strokeWidth="1.9"
          strokeLinecap="round"
        />
      )}
    </svg>
  );
}

/** Units come by uid: `vectors-in-euclidean-space` reads as its title does. */
function unitName(uid: string): string {
  const text = uid.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
