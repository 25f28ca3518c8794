import type { LearnerLesson, LessonSlots } from '@lemma/lesson-renderer';
import { type LessonEvent, LessonProvider } from '@lemma/lesson-renderer';
import { PythonProvider } from '@lemma/python-runtime/react';
import '@lemma/python-runtime/styles.css';
import { widgets } from '@lemma/widgets';
import '@lemma/widgets/styles.css';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useAuth } from '../../../auth/auth-context.ts';
import { useFeedback } from '../../../feedback/feedback-context.ts';
import { keptPredictions } from './kept-predictions.ts';
import { PackageNotice } from './package-notice.tsx';
import { pythonWithPackages, takePython } from './python-ahead.ts';
import { pythonSlots } from './python-slots.tsx';
import { useQuestionReport } from './use-question-report.ts';

export interface LessonHostProps {
  readonly lesson: Pick<LearnerLesson, 'uid'> & Partial<Pick<LearnerLesson, 'python' | 'packages'>>;
  /** Version of the lesson that its questions are of: goes with a report. */
  readonly version: string;
  /** How questions that are programs are answered. Default: tested as often as one likes, then handed in. */
  readonly slots?: LessonSlots;
  /** Uid of the session: what was predicted in it is there again after a reload. */
  readonly session?: string;
  readonly children: ReactNode;
}

/** What the site gives to lesson content: widgets, Python, and the feedback dialog for reports. */
export function LessonHost(props: LessonHostProps) {
  const { lesson, version, slots = pythonSlots, session, children } = props;
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
  const predictions = useMemo(() => session && keptPredictions(session), [session]);
  const { packages } = lesson;
  // Counts up when packages have arrived: a Python that has started knows only those of its start.
  const [starts, setStarts] = useState(0);
  const startAnew = useCallback(() => setStarts((count) => count + 1), []);
  return (
    <PythonProvider
      key={`${learner ?? ''} ${starts}`}
      user={learner ?? ''}
      createRuntime={packages ? pythonWithPackages : takePython}
      prewarm={lesson.python ?? false}
    >
      <LessonProvider
        widgets={widgets}
        slots={slots}
        onEvent={onEvent}
        {...(predictions ? { predictions } : {})}
      >
        {packages && <PackageNotice packages={packages} onArrived={startAnew} />}
        {children}
      </LessonProvider>
    </PythonProvider>
  );
}
