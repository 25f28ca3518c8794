import type { Answer } from '@lemma/learning-engine';
import { useState } from 'react';
import { useLessonHost } from '../lesson/lesson-context.ts';
import type { Feedback, LearnerQuestion } from '../lesson/learner-lesson.ts';
import type { QuestionState } from './answer-form.ts';
import { Question } from './question.tsx';

/** A question where it stands in a lesson: asks the host for feedback and keeps it. */
export function LessonQuestion({ uid }: { readonly uid: string }) {
  const { questions, emit, answer: ask } = useLessonHost();
  const [state, setState] = useState<QuestionState>('open');
  const [feedback, setFeedback] = useState<Feedback>();
  const [unreadable, setUnreadable] = useState<Feedback['unreadable']>();
  const question = questions.get(uid);
  if (!question) return null;

  const onAnswer = (answer: Answer) => {
    setState('checking');
    emit({ type: 'question-answered', question: uid, answer });
    void settle(question, answer);
  };
  async function settle(asked: LearnerQuestion, answer: Answer) {
    // A host that fails says so in its own way; the learner may try again.
    const given = await ask(asked, answer).catch(() => undefined);
    setUnreadable(given?.unreadable);
    // What could not be read is no attempt: the question stays open.
    if (!given || given.unreadable !== undefined) return setState('open');
    emit({ type: 'feedback-shown', question: uid, feedback: given });
    setFeedback(given);
    setState('answered');
  }

  return (
    <Question
      question={question}
      state={state}
      feedback={feedback}
      unreadable={unreadable}
      onAnswer={onAnswer}
    />
  );
}
