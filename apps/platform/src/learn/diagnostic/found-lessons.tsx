import { counted } from '../formatting/figures.ts';
import { BeliefMark } from './belief-mark.tsx';
import type { DiagnosedLesson, Disc } from './disc.ts';
import { DiscGraph } from './disc-graph.tsx';
import { DiscLegend } from './disc-legend.tsx';
import { DiscRows } from './disc-rows.tsx';

const words: Record<DiagnosedLesson['result'], string> = {
  skipped: 'to skip, to be checked',
  missed: 'missed',
  unsure: 'not sure yet',
  unknown: 'new to you',
};

const legend = [
  ['skipped', 'Skipped, to be checked'],
  ['missed', 'Missed'],
  ['unsure', 'Not sure yet'],
  ['unknown', 'New to you'],
] as const;

/** What a finished test found, lesson by lesson: on the graph where there is place, and unit by unit. */
export function FoundLessons({ lessons }: { readonly lessons: readonly DiagnosedLesson[] }) {
  const results = new Map(lessons.map(({ lesson_uid, result }) => [lesson_uid, result]));
  const discs = lessons.map((lesson): Disc => ({
    ...lesson,
    mark: <BeliefMark lesson={lesson} />,
    words: words[lesson.result],
    counted: lesson.result === 'skipped',
  }));
  const entries = legend.map(([result, title]) => {
    const members = lessons.filter((lesson) => lesson.result === result);
    const [example] = members;
    return {
      mark: example && <BeliefMark lesson={example} />,
      words: title,
      count: members.length,
    };
  });
  const summary = `${counted(lessons.length, 'lesson')}: ${entries
    .filter(({ count }) => count > 0)
    .map(({ words: title, count }) => `${title} ${count}`)
    .join('; ')}`;
  return (
    <>
      <DiscGraph
        discs={discs}
        summary={summary}
        isPast={(from, to) => results.get(from) === 'skipped' && results.get(to) === 'skipped'}
      />
      <DiscLegend entries={entries} />
      <p className="muted small disc-rows-label">Skipped in each unit</p>
      <DiscRows discs={discs} />
    </>
  );
}
