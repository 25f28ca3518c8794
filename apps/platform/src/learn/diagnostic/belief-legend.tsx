import { BeliefMark, type Believed } from './belief-mark.tsx';

const legend = [
  ['skipped', 'Skipped, to be checked'],
  ['missed', 'Missed'],
  ['unsure', 'Not sure yet'],
  ['unknown', 'New to you'],
] as const;

/** The signs of the graph with their words and counts; a sign that the graph lacks is left out. */
export function BeliefLegend({ lessons }: { readonly lessons: readonly Believed[] }) {
  return (
    <ul className="belief-legend">
      {legend.map(([result, words]) => {
        const members = lessons.filter((lesson) => lesson.result === result);
        const [example] = members;
        return (
          example && (
            <li key={result}>
              <svg width="22" height="22" viewBox="-11 -11 22 22" aria-hidden>
                <BeliefMark lesson={example} />
              </svg>
              {words} {members.length}
            </li>
          )
        );
      })}
    </ul>
  );
}
