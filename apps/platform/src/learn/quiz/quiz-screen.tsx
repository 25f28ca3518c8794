import type { QuestionDocument } from '@lemma/api-client/contract';
import { useApiMutation } from '@lemma/api-client/react';
import { useEffect, useRef } from 'react';
import { useOnline } from '../delivery/use-online.ts';
import { useQuestionReport } from '../study/lesson/use-question-report.ts';
import { sealedSlots } from '../study/lesson/python-slots.tsx';
import { SealedQuestion } from '../study/question/sealed-question.tsx';
import { useSealedAnswer } from '../study/question/use-sealed-answer.ts';
import { StudyFrame } from '../study/study-frame.tsx';
import { useStudyKeys } from '../study/use-study-keys.ts';
import { useTopOfPage } from '../study/use-top-of-page.ts';
import type { Quiz } from './quiz-words.ts';

export interface QuizScreenProps {
  readonly quiz: Quiz;
  /** The question that it asks now. */
  readonly question: QuestionDocument;
}

/** A running quiz: one question after the other, without a word on right and wrong. */
export function QuizScreen({ quiz, question }: QuizScreenProps) {
  const { answered, total, lesson_version: version = '' } = quiz;
  const number = answered + 1;
  const reportQuestion = useQuestionReport(version);
  const isOnline = useOnline();
  const asked = `${question.uid}:${question.seed}`;
  useTopOfPage(asked);
  return (
    <StudyFrame
      phase="question"
      title="Weekly quiz"
      place="Mixed questions, without help"
      kind="quiz"
      lesson={undefined}
      progress={{ current: number, total, rounds: [total], round: 1 }}
      step={`Question ${number} of ${total}`}
      report={{
        words: 'Report this question',
        open: () => reportQuestion(question.uid, question.seed),
      }}
      withHelp={false}
      note={
        !isOnline && (
          <output className="study-moved">
            You are offline. What you have answered is kept, and the quiz goes on once the network
            is back.
          </output>
        )
      }
      host={{
        lesson: { uid: question.uid, python: question.kind === 'repl' },
        version,
        slots: sealedSlots,
      }}
    >
      {(help) => <Asked key={asked} quiz={quiz} question={question} onHelp={help} />}
    </StudyFrame>
  );
}

function Asked({
  quiz: { quiz_uid, answered, total },
  question,
  onHelp,
}: QuizScreenProps & { readonly onHelp: () => void }) {
  const answer = useApiMutation('answerQuiz');
  const asked = useSealedAnswer(question, (body) =>
    answer.mutateAsync({ params: { quiz_uid }, body }),
  );
  const label = useRef<HTMLHeadingElement>(null);
  useEffect(() => label.current?.focus({ preventScroll: true }), []);
  useStudyKeys({ onHelp, choosing: asked?.state === 'open' });
  const isLast = answered + 1 === total;
  return (
    <article
      data-question={question.uid}
      data-seed={question.seed}
      className={question.kind === 'repl' ? 'study-split' : 'study-column'}
    >
      <h1 ref={label} tabIndex={-1} className="question-label">
        Question {answered + 1} of {total}
      </h1>
      {asked && <SealedQuestion {...asked} />}
      <p className="quiz-note muted small">
        {isLast
          ? 'The last question. The result follows it.'
          : `Right and wrong are shown after question ${total}. “I don’t know yet” is a good answer; a guess makes the figure worse.`}
      </p>
    </article>
  );
}
