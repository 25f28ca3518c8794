import type { Answer } from '@lemma/learning-engine';
import { useState } from 'react';
import { useLessonHost } from '../lesson/lesson-context.ts';
import type { Feedback } from '../lesson/learner-lesson.ts';
import { Question, type QuestionState } from './question.tsx';

/** A question where it stands in a lesson: asks the host for feedback and keeps it. */
export function LessonQuestion({ uid }: { readonly uid: string }) {
  const { questions, emit, answer: ask } = useLessonHost();
  const [state, setState] = useState<QuestionState>('open');
  const [feedback, setFeedback] = useState<Feedback>();
  const question = questions.get(uid);
  if (!question) return null;

  const onAnswer = (answer: Answer) => {
    setState('checking');
    emit({ type: 'question-answered', question: uid, answer });
    ask(question, answer).then(
      (given) => {
        if (given) emit({ type: 'feedback-shown', question: uid, feedback: given });
        setFeedback(given);
        setState(given ? 'answered' : 'open');
      },
      // The host has its own way to say that it failed; the learner may try again.
      () => setState('open'),
    );
  };
  return <Question question={question} state={state} feedback={feedback} onAnswer={onAnswer} />;
}
