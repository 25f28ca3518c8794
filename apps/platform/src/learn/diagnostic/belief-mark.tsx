import type { Answered } from '../wire.ts';

export type Believed = Answered<'diagnosticResults'>['lessons'][number];

/** What is believed of a lesson, as a disc around (0, 0): it fills from below; settled, it is a green tick or grey. */
export function BeliefMark({ lesson }: { readonly lesson: Believed }) {
  if (lesson.result === 'known')
    return (
      <>
        <circle r="9" fill="var(--lemma-right)" />
        <path
          d="M-3.6 0.3L-1.1 2.8L3.8 -2.6"
          fill="none"
          stroke="#fff"
          strokeWidth="1.9"
          strokeLinecap="round"
        />
      </>
    );
  if (lesson.result === 'unknown')
    return <circle r="8.5" fill="var(--lemma-second)" stroke="var(--lemma-edge)" />;
  return (
    <>
      <circle r="8" fill="#fff" stroke="var(--lemma-brand)" strokeWidth="2" />
      <path d={filled(lesson.belief)} fill="var(--lemma-brand)" />
    </>
  );
}

/** A disc of radius 8, filled from below to a share of its height. */
function filled(share: number): string {
  const y = 8 - 16 * Math.min(1, Math.max(0, share));
  const x = Math.sqrt(64 - y * y);
  return `M${-x} ${y}A8 8 0 ${y < 0 ? 1 : 0} 0 ${x} ${y}Z`;
}
