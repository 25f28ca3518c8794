import { useApiQuery } from '@lemma/api-client/react';
import { LessonSurface } from '@lemma/lesson-renderer';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { BesideSheet } from '../beside/beside-sheet.tsx';
import { learnPaths } from '../learn-paths.ts';
import { Answer } from '../page-states/answer.tsx';
import { asLesson } from '../study/lesson/documents.ts';
import type { LessonPlace } from './lesson-place.ts';
import { LessonText } from './lesson-text.tsx';
import './lookup.css';

export interface LookupSheetProps {
  readonly place: LessonPlace;
  /** Back to the lesson whose link was followed in the sheet, if there was one. */
  readonly onBack: (() => void) | undefined;
  readonly onClose: () => void;
}

/** An earlier lesson, at the place where it says what is needed now, beside what is studied. */
export function LookupSheet({ place, onBack, onClose }: LookupSheetProps) {
  const { lesson, anchor } = place;
  const reference = useApiQuery('lessonReference', { params: { lesson_uid: lesson } });
  return (
    <BesideSheet
      name="Earlier lesson"
      title="Earlier lesson"
      closeLabel="Close the earlier lesson"
      onClose={onClose}
      before={
        onBack && (
          <button type="button" className="icon-button" onClick={onBack} aria-label="Back">
            <ArrowLeft aria-hidden size={20} strokeWidth={1.75} />
          </button>
        )
      }
      actions={
        <a
          className="icon-button"
          href={learnPaths.reference(lesson)}
          target="_blank"
          rel="noopener"
          aria-label="Open this lesson in a new tab"
        >
          <ExternalLink aria-hidden size={20} strokeWidth={1.75} />
        </a>
      }
    >
      <div className="lookup-text">
        <Answer query={reference} what="this lesson">
          {(data) => <LookedUp document={data.lesson} anchor={anchor} />}
        </Answer>
      </div>
    </BesideSheet>
  );
}

function LookedUp({
  document: given,
  anchor,
}: {
  readonly document: Parameters<typeof asLesson>[0];
  readonly anchor: string;
}) {
  const lesson = asLesson(given);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const target = anchor === '' ? null : text.current?.querySelector(`#${CSS.escape(anchor)}`);
    target?.scrollIntoView({ block: 'start' });
  }, [anchor]);
  return (
    <div ref={text}>
      <h3 className="lookup-title">{lesson.title}</h3>
      <p className="page-intro">{lesson.summary}</p>
      <LessonSurface theme="light">
        <LessonText lesson={lesson} />
      </LessonSurface>
    </div>
  );
}
