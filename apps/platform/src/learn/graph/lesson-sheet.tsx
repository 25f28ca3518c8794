import { Button } from '@lemma/ui';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { StateMark } from '../lesson-state/state-mark.tsx';
import { lessonStates } from '../lesson-state/states.ts';
import { learnPaths } from '../learn-paths.ts';
import { counted, duration } from '../formatting/figures.ts';
import type { GraphLesson } from './graph-lesson.ts';
import type { Relations } from './relations.ts';

export interface LessonSheetProps {
  readonly lesson: GraphLesson;
  readonly lessons: ReadonlyMap<string, GraphLesson>;
  readonly related: Relations;
  readonly unitTitle: string;
  readonly onFocus: (uid: string) => void;
  readonly onClose: () => void;
}

/** What a lesson of the graph is, what one can do with it, what it rests on and what it opens. */
export function LessonSheet({
  lesson,
  lessons,
  related,
  unitTitle,
  onFocus,
  onClose,
}: LessonSheetProps) {
  const before = related.before(lesson.uid).flatMap((uid) => lessons.get(uid) ?? []);
  const after = related.after(lesson.uid).flatMap((uid) => lessons.get(uid) ?? []);
  const past = related.past(lesson.uid);
  const further = related.future(lesson.uid).size - after.length;
  const earlier = [...past].filter((uid) => !before.some((known) => known.uid === uid));
  const allMastered = earlier.every((uid) => lessons.get(uid)?.status === 'mastered');
  return (
    <aside className="lesson-sheet" aria-label={lesson.title}>
      <header>
        <StateMark status={lesson.status} />
        <strong>{lessonStates[lesson.status].word}</strong>
        <button type="button" className="icon-button" onClick={onClose} aria-label="Close">
          <X aria-hidden size={20} strokeWidth={1.75} />
        </button>
      </header>
      <h2 className="sheet-title">{lesson.title}</h2>
      <p className="muted">
        {unitTitle} · about {duration(lesson.minutes)}
      </p>
      {lesson.summary && <p className="sheet-summary">{lesson.summary}</p>}
      <SheetAction lesson={lesson} />
      <SheetList title="Rests directly on" lessons={before} onFocus={onFocus} />
      {earlier.length > 0 && (
        <p className="muted small">
          and {earlier.length} more before {before.length === 1 ? 'it' : 'them'}
          {allMastered && ', all mastered'}
        </p>
      )}
      <SheetList title="Opens directly" lessons={after} onFocus={onFocus} />
      {further > 0 && <p className="muted small">and {counted(further, 'lesson')} further on</p>}
    </aside>
  );
}

function SheetAction({ lesson: { uid, status } }: { readonly lesson: GraphLesson }) {
  if (status === 'coming')
    return <p className="muted">This lesson is planned and not written yet.</p>;
  const mastered = status === 'mastered';
  const to = mastered
    ? learnPaths.history(uid)
    : learnPaths.start(uid, status === 'due' || status === 'relearn' ? 'review' : 'lesson');
  const word = {
    mastered: 'History and memory',
    due: 'Review it',
    relearn: 'Relearn it',
    skipped: 'Check it by studying',
    'in-progress': 'Continue lesson',
    available: 'Start lesson',
    failed: 'Try it again',
    locked: 'See what is missing',
  }[status];
  return (
    <p className="sheet-actions">
      <Button asChild>
        <Link to={to}>{word}</Link>
      </Button>
      <Button variant="outline" asChild>
        <Link to={learnPaths.reference(uid)}>Reference</Link>
      </Button>
    </p>
  );
}

interface SheetListProps {
  readonly title: string;
  readonly lessons: readonly GraphLesson[];
  readonly onFocus: (uid: string) => void;
}

function SheetList({ title, lessons, onFocus }: SheetListProps) {
  if (lessons.length === 0) return null;
  return (
    <section>
      <h3 className="small-heading">{title}</h3>
      <ul className="plain-rows">
        {lessons.map((lesson) => (
          <li key={lesson.uid}>
            <button type="button" onClick={() => onFocus(lesson.uid)}>
              <StateMark status={lesson.status} size={22} spoken />
              {lesson.title}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
