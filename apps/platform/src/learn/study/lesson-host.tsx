import type { LearnerLesson } from '@lemma/lesson-renderer';
import { type AnyWidget, type LessonEvent, LessonProvider, LessonSurface } from '@lemma/lesson-renderer';
import { matrixMultiplier } from '@lemma/widgets';
import '@lemma/widgets/styles.css';
import { type ReactNode, useCallback } from 'react';
import { useFeedback } from '../../feedback/feedback-context.ts';
import './lesson-host.css';

// The renderer's list is of widgets whose props are their own affair; each definition checks its own.
const widgets = [matrixMultiplier] as unknown as readonly AnyWidget[];

export interface LessonHostProps {
  readonly lesson: Pick<LearnerLesson, 'uid'>;
  readonly children: ReactNode;
}

/** What the site gives to lesson content: widgets, Python, and the feedback dialog for reports. */
export function LessonHost({ lesson, children }: LessonHostProps) {
  const { openFeedback } = useFeedback();
  const onEvent = useCallback(
    (event: LessonEvent) => {
      if (event.type === 'issue-reported') openFeedback(`${lesson.uid}#${event.id}`);
    },
    [lesson.uid, openFeedback],
  );
  return (
    <LessonProvider widgets={widgets} onEvent={onEvent}>
      <LessonSurface theme="light">{children}</LessonSurface>
    </LessonProvider>
  );
}
