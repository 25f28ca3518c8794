import { QuestionView } from '../study/question/question-view.tsx';
import { SkillStanding } from '../study/question/skill-standing.tsx';
import { linesToRemember } from '../study/reading/reading-steps.ts';
import { useStudyKeys } from '../study/use-study-keys.ts';
import { lessonShown } from './review-queue.ts';
import type { HeldSession } from './review-session.tsx';
import type { ReviewingQueue } from './use-review-queue.ts';
import { WhyNow } from './why-now.tsx';

export interface ReviewStepProps {
  readonly reviewing: ReviewingQueue;
  readonly shown: HeldSession;
  /** Number of the question in the whole queue, from 1. */
  readonly number: number;
  readonly onHelp: () => void;
}

/** The question on the screen, without the name of its lesson until it is answered. */
export function ReviewStep({ reviewing, shown, number, onHelp }: ReviewStepProps) {
  const { queue, goOn, setAside } = reviewing;
  const { state, answer } = shown;
  const { phase } = state;
  useStudyKeys({
    onEnter: phase.type === 'feedback' ? goOn : undefined,
    onHelp,
    choosing: phase.type === 'question',
  });
  if (phase.type === 'reading' || phase.type === 'finished') return null;
  const isLast =
    state.next.type === 'finished' &&
    state.late.length === 0 &&
    queue.order.length + queue.waiting.length === 1;
  const reason = queue.reviews.find(({ lesson }) => lesson === lessonShown(queue))?.reason;
  return (
    <QuestionView
      key={`${phase.question.uid}:${phase.question.seed}`}
      phase={phase}
      number={number}
      lesson={state.lesson.title}
      next={isLast ? 'end' : 'question'}
      lines={linesToRemember(state.lesson)}
      standing={<SkillStanding state={state} phase={phase} />}
      onAnswer={answer}
      onSetAside={setAside}
      onGoOn={goOn}
      foot={reason !== undefined && <WhyNow reason={reason} answered={phase.type === 'feedback'} />}
    />
  );
}
