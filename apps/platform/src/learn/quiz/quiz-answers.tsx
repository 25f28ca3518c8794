import { Button } from '@lemma/ui';
import { ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { learnPaths } from '../learn-paths.ts';
import { PastAnswer } from '../study/lesson/past-answer.tsx';
import type { QuizResult } from './quiz-words.ts';

/** Every question with the own and the right answer; those that were missed are unfolded. */
export function QuizAnswers({ answers }: Pick<QuizResult, 'answers'>) {
  return (
    <section aria-labelledby="quiz-answers" className="quiz-answers">
      <h2 id="quiz-answers" className="section-heading">
        Your answers
      </h2>
      <ol>
        {answers.map((answer, index) => (
          <AnswerRow key={answer.attempt_uid} answer={answer} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}

interface AnswerRowProps {
  readonly answer: QuizResult['answers'][number];
  readonly number: number;
}

function AnswerRow({ answer, number }: AnswerRowProps) {
  const { lesson, unit_title, feedback } = answer;
  const { correct } = feedback;
  const id = `question-${number}`;
  const [isOpen, setOpen] = useState(!correct);
  useEffect(() => {
    const onHash = () => {
      if (window.location.hash === `#${id}`) setOpen(true);
    };
    onHash();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [id]);
  return (
    <li id={id}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <ChevronRight aria-hidden size={18} strokeWidth={1.75} />
          <span className="quiz-answer-number">{number}</span>
          <span className="quiz-answer-title">
            {lesson.title} <span className="muted small">{unit_title}</span>
          </span>
          <strong data-right={correct}>
            {correct ? 'Right' : feedback['dontKnow'] === true ? 'Not known yet' : 'Missed'}
          </strong>
        </summary>
        {isOpen && (
          <div className="quiz-answer-body">
            <PastAnswer {...answer} />
            {feedback['secondTry'] === true && (
              <p className="muted small">
                This question waits for you in an open session: its answer is shown here once you
                have given yours.
              </p>
            )}
            <p className="action-row">
              {!correct && (
                <Button variant="outline" asChild>
                  <Link to={learnPaths.start(lesson.lesson_uid, 'review')}>
                    Review this lesson<span className="visually-hidden">: {lesson.title}</span>
                  </Link>
                </Button>
              )}
              <Link className="text-link" to={learnPaths.reference(lesson.lesson_uid)}>
                Reference<span className="visually-hidden">: {lesson.title}</span>
              </Link>
            </p>
          </div>
        )}
      </details>
    </li>
  );
}
