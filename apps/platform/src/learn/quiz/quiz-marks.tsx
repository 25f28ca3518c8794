import { Check, X } from 'lucide-react';
import type { QuizResult } from './quiz-words.ts';

/** One mark for each question, which leads to it. */
export function QuizMarks({ answers }: Pick<QuizResult, 'answers'>) {
  return (
    <ol className="quiz-marks">
      {answers.map(({ attempt_uid, feedback }, index) => (
        <li key={attempt_uid}>
          <a
            href={`#question-${index + 1}`}
            data-right={feedback.correct}
            aria-label={`Question ${index + 1}: ${feedback.correct ? 'right' : 'missed'}`}
          >
            {feedback.correct ? (
              <Check aria-hidden size={16} strokeWidth={2} />
            ) : (
              <X aria-hidden size={16} strokeWidth={2} />
            )}
          </a>
        </li>
      ))}
    </ol>
  );
}
