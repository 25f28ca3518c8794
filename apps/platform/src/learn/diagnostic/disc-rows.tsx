import { type Disc, nameOf } from './disc.ts';

/** One row a unit: its lessons as discs, and how many of them count. */
export function DiscRows({ discs }: { readonly discs: readonly Disc[] }) {
  const units = Map.groupBy(discs, (disc) => disc.unit_uid);
  return (
    <ul className="disc-rows">
      {[...units].map(([unit, members]) => (
        <li key={unit}>
          <span className="disc-unit">{members[0]?.unit_title}</span>
          <span className="muted small">
            {members.filter(({ counted }) => counted).length} of {members.length}
          </span>
          <span className="discs">
            {members.map((disc) => (
              <svg
                key={disc.lesson_uid}
                width="22"
                height="22"
                viewBox="-11 -11 22 22"
                role="img"
                aria-label={nameOf(disc)}
              >
                <title>{nameOf(disc)}</title>
                {disc.mark}
              </svg>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
