import type { LearnerLesson, LessonSlots } from '@lemma/lesson-renderer';
import { type LessonEvent, LessonProvider } from '@lemma/lesson-renderer';
import { PythonProvider } from '@lemma/python-runtime/react';
import '@lemma/python-runtime/styles.css';
import { widgets } from '@lemma/widgets';
import '@lemma/widgets/styles.css';
import { type ReactNode, useCallback } from 'react';
import { useAuth } from '../../../auth/auth-context.ts';
import { useFeedback } from '../../../feedback/feedback-context.ts';
import { takePython } from './python-ahead.ts';
import { pythonSlots } from './python-slots.tsx';
import { useQuestionReport } from './use-question-report.ts';

export interface LessonHostProps {
  readonly lesson: Pick<LearnerLesson, 'uid'> & Partial<Pick<LearnerLesson, 'python'>>;
  /** Version of the lesson that its questions are of: goes with a report. */
  readonly version: string;
  /** How questions that are programs are answered. Default: tested as often as one likes, then handed in. */
  readonly slots?: LessonSlots;
  readonly children: ReactNode;
}

/** What the site gives to lesson content: widgets, Python, and the feedback dialog for reports. */
export function LessonHost({ lesson, version, slots = pythonSlots, children }: LessonHostProps) {
  const { openFeedback } = useFeedback();
  const reportQuestion = useQuestionReport(version);
  const learner = useAuth().user?.sub;
  const onEvent = useCallback(
    (event: LessonEvent) => {
      if (event.type !== 'issue-reported') return;
      if (event.seed === undefined) openFeedback(`${lesson.uid}#${event.id}`);
      else reportQuestion(event.id, event.seed);
    },
    [lesson.uid, openFeedback, reportQuestion],
  );
  return (
    <PythonProvider
      key={learner ?? ''}
      user={learner ?? ''}
      createRuntime={takePython}
      prewarm={lesson.python ?? false}
    >
      <LessonProvider widgets={widgets} slots={slots} onEvent={onEvent}>
        {children}
      </LessonProvider>
    </PythonProvider>
  );
}
