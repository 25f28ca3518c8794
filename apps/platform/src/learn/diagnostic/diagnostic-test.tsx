import { useApiMutation, useApiQuery } from '@lemma/api-client/react';
import { LessonSurface } from '@lemma/lesson-renderer';
import { Button } from '@lemma/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { learnPaths } from '../learn-paths.ts';
import { Answer } from '../page-states/answer.tsx';
import { ProgressBar } from '../plots/progress-bar.tsx';
import { LessonHost } from '../study/lesson/lesson-host.tsx';
import { sealedSlots } from '../study/lesson/python-slots.tsx';
import { SealedQuestion } from '../study/question/sealed-question.tsx';
import { useSealedAnswer } from '../study/question/use-sealed-answer.ts';
import { useStudyKeys } from '../study/use-study-keys.ts';
import { percent } from '../formatting/figures.ts';
import type { Answered } from '../wire.ts';
import '../study/study.css';
import { AskedLessons } from './asked-lessons.tsx';
import type { DiagnosedLesson } from './disc.ts';
import { useTopOfPage } from './use-top-of-page.ts';

type Results = Answered<'diagnosticResults'>;
type TestState = Answered<'diagnosticInteractive'>;

/** The running test: one question at a time, and beside it what is known so far. */
export function DiagnosticTest({ known }: { readonly known: Results }) {
  const { course, session_uid } = known.session;
  const state = useApiQuery('diagnosticInteractive', {
    params: { course_id: course.course_uid },
    query: { session_uid },
  });
  const question = state.data?.question?.uid;
  const now = known.lessons.find(({ lesson_uid }) => question?.startsWith(`${lesson_uid}/`));
  return (
    <div className="diagnostic">
      <header className="diagnostic-bar">
        <p>
          <strong>{course.title}</strong> <span className="muted">Diagnostic</span>
        </p>
        <Button variant="outline" size="sm" asChild>
          <Link to={learnPaths.diagnostic}>Save and leave</Link>
        </Button>
      </header>
      <div className="diagnostic-columns">
        <div className="diagnostic-question">
          <Answer query={state} what="the next question">
            {(data) => <Asked state={data} lesson={now} />}
          </Answer>
        </div>
        <aside className="diagnostic-known">
          <AskedLessons lessons={known.lessons} now={now?.lesson_uid} />
        </aside>
      </div>
    </div>
  );
}

interface AskedProps {
  readonly state: TestState;
  /** The lesson that the question belongs to. */
  readonly lesson: DiagnosedLesson | undefined;
}

function Asked({ state, lesson }: AskedProps) {
  const answer = useApiMutation('answerDiagnostic');
  const asked = useSealedAnswer(state.question, (body) =>
    answer.mutateAsync({ params: { session_uid: state.session_uid }, body }),
  );
  useStudyKeys({ onHelp: () => undefined, choosing: state.question !== null });
  const about = useApiQuery('diagnosticCourse', { params: { course_id: state.course.course_uid } });
  // However clear the picture is, a few answers are the least that it may rest on.
  const least = about.data?.at_least ?? 1;
  const progress = Math.min(state.settled, (state.answered + 1) / (least + 1));
  return (
    <>
      <div className="diagnostic-progress">
        <ProgressBar label="Lessons settled" value={progress} most={1} text={percent(progress)} />
        {/* Above the question: under it, it would move with every question's height. */}
        <p className="muted small diagnostic-note">
          No score and no clock. A guess only makes the plan worse.
        </p>
      </div>
      {asked ? (
        <>
          <QuestionHeading key={state.answered}>
            Question {state.answered + 1} of at most {state.at_most}
          </QuestionHeading>
          {lesson && (
            <p className="muted small diagnostic-lesson">
              {lesson.unit_title} · {lesson.title}
            </p>
          )}
          <div data-question={asked.question.uid} data-seed={asked.question.seed}>
            <LessonHost
              lesson={{ uid: asked.question.uid, python: asked.question.kind === 'repl' }}
              version={state.lesson_version ?? ''}
              slots={sealedSlots}
            >
              <LessonSurface theme="light">
                <SealedQuestion key={`${asked.question.uid}:${asked.question.seed}`} {...asked} />
              </LessonSurface>
            </LessonHost>
          </div>
        </>
      ) : (
        <output className="muted">That was the last question. The result is on its way…</output>
      )}
    </>
  );
}

function QuestionHeading({ children }: { readonly children: ReactNode }) {
  const heading = useTopOfPage();
  return (
    <h1 ref={heading} tabIndex={-1} className="question-label">
      {children}
    </h1>
  );
}
