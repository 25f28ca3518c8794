import { LessonMark, type LessonMarkState } from '@lemma/ui';
import { allCounts } from '../paths/content/counts.ts';

const steps: readonly { state: LessonMarkState; title: string; text: string; note: string }[] = [
  {
    state: 'coming',
    title: 'Choose a goal',
    text: 'Pick a path, or name what you want to do. The lessons it rests on are found for you.',
    note: `${allCounts.lessons} lessons on one graph`,
  },
  {
    state: 'open',
    title: 'Start where you are',
    text: 'The diagnostic finds what you already know and takes it off the list.',
    note: 'Free, without an account',
  },
  {
    state: 'in-progress',
    title: 'Learn by doing',
    text: 'Read a page, work a step, answer. Code runs in the page you are reading.',
    note: 'About 30 minutes a day',
  },
  {
    state: 'mastered',
    title: 'Master and apply',
    text: 'Reviews are timed by how well you remember. A lesson counts as long as you can still do it.',
    note: 'Calibrated with a goal: 90%+ of lessons passed',
  },
];

export function HowItWorks() {
  return (
    <section className="section section-ground" aria-labelledby="steps-title">
      <div className="section-inner">
        <h2 id="steps-title" className="section-title">
          How it works
        </h2>
        <ol className="steps">
          {steps.map(({ state, title, text, note }, index) => (
            <li key={title}>
              <svg width="32" height="32" aria-hidden>
                <LessonMark state={state} x={16} y={16} radius={12} ground="var(--lemma-ground)" />
              </svg>
              <h3>
                {index + 1}. {title}
              </h3>
              <p>{text}</p>
              <p className="small muted">{note}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
