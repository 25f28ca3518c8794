import { counted } from '../formatting/figures.ts';
import type { DiagnosedLesson, Disc } from './disc.ts';
import { DiscGraph } from './disc-graph.tsx';
import { DiscLegend } from './disc-legend.tsx';
import { DiscRows } from './disc-rows.tsx';

type Stage = 'now' | 'asked' | 'open';

const words: Record<Stage, string> = {
  now: 'asked now',
  asked: 'asked',
  open: 'not asked',
};

function AskedMark({ stage }: { readonly stage: Stage }) {
  if (stage === 'open')
    return <circle r="8" fill="#fff" stroke="var(--lemma-edge)" strokeWidth="1.5" />;
  return (
    <>
      {stage === 'now' && <circle r="11" fill="var(--lemma-brand)" opacity="0.2" />}
      <circle r={stage === 'now' ? 6.5 : 8} fill="var(--lemma-brand)" />
    </>
  );
}

export interface AskedLessonsProps {
  readonly lessons: readonly DiagnosedLesson[];
  /** Uid of the lesson that the question on the screen belongs to. */
  readonly now: string | undefined;
}

/**
 * Which lessons a running test has asked about. What the answers say is left to the result: a drawing that moved with
 * each answer would tell whether it was right.
 */
export function AskedLessons({ lessons, now }: AskedLessonsProps) {
  const stageOf = ({ lesson_uid, asked }: DiagnosedLesson): Stage =>
    lesson_uid === now ? 'now' : asked ? 'asked' : 'open';
  const discs = lessons.map((lesson): Disc => ({
    ...lesson,
    mark: <AskedMark stage={stageOf(lesson)} />,
    words: words[stageOf(lesson)],
    counted: lesson.asked,
    named: lesson.lesson_uid === now,
  }));
  const count = (stage: Stage) => lessons.filter((lesson) => stageOf(lesson) === stage).length;
  const asked = lessons.filter((lesson) => lesson.asked).length;
  const current = lessons.find(({ lesson_uid }) => lesson_uid === now);
  return (
    <>
      <div className="asked-head">
        <h2 className="small-heading">Lessons of this test</h2>
        <p className="muted small">
          {asked} of {counted(lessons.length, 'lesson')} asked about
        </p>
      </div>
      <DiscGraph
        discs={discs}
        summary={`${asked} of ${counted(lessons.length, 'lesson')} asked about${current ? `; asked now: ${current.title}` : ''}`}
      />
      <DiscLegend
        entries={[
          { mark: <AskedMark stage="now" />, words: 'Asked now', count: count('now') },
          { mark: <AskedMark stage="asked" />, words: 'Asked', count: count('asked') },
          { mark: <AskedMark stage="open" />, words: 'Not asked', count: count('open') },
        ]}
      />
      <p className="muted small">
        The test does not need to ask about each lesson: an answer also says something about what
        the lesson builds on. The result shows what you can skip.
      </p>
      <DiscRows discs={discs} />
    </>
  );
}
