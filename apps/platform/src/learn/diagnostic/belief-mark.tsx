import type { DiagnosedLesson } from './disc.ts';

/** What is believed of a lesson, as a disc around (0, 0): it fills from below. Settled, it is a dashed green ring with a tick (to skip) or grey (new); missed, a red ring with a cross. */
export function BeliefMark({ lesson }: { readonly lesson: DiagnosedLesson }) {
  if (lesson.result === 'skipped')
    return (
      <>
        <circle
          r="8.2"
          fill="#fff"
          stroke="var(--lemma-right)"
          strokeWidth="1.75"
          strokeDasharray="3.2 2.4"
        />
        <path
          d="M-3.2 0.3L-1 2.5L3.3 -2.3"
          fill="none"
          stroke="var(--lemma-right)"
          strokeWidth="1.9"
          strokeLinecap="round"
        />
      </>
    );
  if (lesson.result === 'missed')
    return (
      <>
        <circle r="8" fill="#fff" stroke="var(--lemma-wrong)" strokeWidth="2" />
        <path
          d="M-2.6 -2.6L2.6 2.6M2.6 -2.6L-2.6 2.6"
          stroke="var(--lemma-wrong)"
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
