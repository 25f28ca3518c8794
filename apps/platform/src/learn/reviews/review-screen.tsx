import { useQueryClient } from '@tanstack/react-query';
import { counted, duration } from '../formatting/figures.ts';
import { Refusal } from '../page-states/answer.tsx';
import { StudyFrame } from '../study/study-frame.tsx';
import { StudySkeleton } from '../study/study-skeleton.tsx';
import { useReport } from '../study/use-report.ts';
import { useTopOfPage } from '../study/use-top-of-page.ts';
import { minutesOf } from './due-reviews.ts';
import { queueProgress } from './queue-progress.ts';
import { ReviewEnd } from './review-end.tsx';
import type { ReviewQueue } from './review-queue.ts';
import { ReviewSession } from './review-session.tsx';
import type { HeldSession } from './review-session.tsx';
import { ReviewStep } from './review-step.tsx';
import { type ReviewingQueue, useReviewQueue } from './use-review-queue.ts';
import { useQueueAhead } from './use-queue-ahead.ts';
import '../study/study-styles.ts';
import './reviews.css';

export interface ReviewScreenProps {
  readonly queue: ReviewQueue;
  /** Begins another queue with what is still due. */
  readonly onMore: () => void;
}

/** The reviews of today as one session: questions of several lessons in turn, then what was kept and what was not. */
export function ReviewScreen({ queue: initial, onMore }: ReviewScreenProps) {
  const reviewing = useReviewQueue(initial);
  const { queue, shown, unreached, held } = reviewing;
  const queries = useQueryClient();
  const onRetry = () => void queries.refetchQueries({ type: 'active' });
  useQueueAhead(initial);
  const isDone = queue.order.length === 0 && queue.waiting.length === 0;
  useTopOfQuestion(shown);
  if (isDone) return <ReviewEnd queue={queue} onMore={onMore} />;
  return (
    <>
      {held.map((props) => (
        <ReviewSession key={props.review.lesson} {...props} />
      ))}
      {shown && shown.state.phase.type !== 'finished' ? (
        <Asking reviewing={reviewing} shown={shown} />
      ) : unreached ? (
        <Refusal error={unreached} what="your reviews" onRetry={onRetry} />
      ) : (
        <StudySkeleton />
      )}
    </>
  );
}

interface AskingProps {
  readonly reviewing: ReviewingQueue;
  readonly shown: HeldSession;
}

function Asking({ reviewing, shown }: AskingProps) {
  const { queue, sessions } = reviewing;
  const { state, version } = shown;
  const report = useReport(state, version);
  const progress = queueProgress(queue, sessions);
  const { current, total } = progress;
  const named = state.phase.type === 'feedback';
  return (
    <StudyFrame
      phase={state.phase.type}
      title="Mixed review"
      place={`${counted(queue.reviews.length, 'lesson')}, about ${duration(minutesOf(queue.reviews))}`}
      kind="review"
      lesson={named ? state.lesson.uid : undefined}
      progress={progress}
      step={`Question ${current} of ${total}`}
      report={report}
      withHelp
      note={
        state.moved && (
          <output className="study-moved">
            This review went on in another tab or on another device. Here is where it stands.
          </output>
        )
      }
      host={{ lesson: { uid: state.lesson.uid, python: runsPython(sessions) }, version }}
    >
      {(help) => <ReviewStep reviewing={reviewing} shown={shown} number={current} onHelp={help} />}
    </StudyFrame>
  );
}

/** One Python for the whole queue: it starts as soon as one of its lessons runs code, and stays. */
function runsPython(sessions: ReadonlyMap<string, HeldSession>): boolean {
  return [...sessions.values()].some(({ state }) => state.lesson.python);
}

/** Every question begins at the top of the page; an answer's feedback stays where the question is. */
function useTopOfQuestion(shown: HeldSession | undefined): void {
  const phase = shown?.state.phase;
  const question = phase && 'question' in phase ? phase.question : undefined;
  useTopOfPage(question ? `${question.uid} ${question.seed}` : '');
}
