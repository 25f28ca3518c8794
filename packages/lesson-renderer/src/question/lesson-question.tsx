import type { Answer } from '@lemma/learning-engine';
import { useState } from 'react';
import { useLessonHost } from '../host/lesson-context.ts';
import type { Feedback, LearnerQuestion } from '../format/learner-lesson.ts';
import type { LessonStrings } from '../strings/strings.ts';
import type { QuestionState } from './form/answer-form.ts';
import { Notice } from '../notice/notice.tsx';
import { Question } from './question.tsx';

/** Why an answer has no feedback, as the name of the sentence that says it. */
type Unscored = keyof Pick<LessonStrings, 'notChecked' | 'checkFailed'>;

/** A question where it stands in a lesson: asks the host for feedback and keeps it. */
export function LessonQuestion({ uid }: { readonly uid: string }) {
  const { questions, strings, emit, answer: ask } = useLessonHost();
  const [state, setState] = useState<QuestionState>('open');
  const [feedback, setFeedback] = useState<Feedback>();
  const [given, setGiven] = useState<Answer>();
  const [unreadable, setUnreadable] = useState<Feedback['unreadable']>();
  const [unscored, setUnscored] = useState<Unscored>();
  const question = questions.get(uid);
  // A host that shows questions in its own place gives none.
  if (!question)
    return questions.size > 0 && <Notice variant="info">{strings.unknownBlock}</Notice>;

  const onAnswer = (answer: Answer) => {
    setState('checking');
    emit({ type: 'question-answered', question: uid, answer });
    void settle(question, answer);
  };
  async function settle(asked: LearnerQuestion, answer: Answer) {
    // Why a host fails it says in its own way; the learner hears that it did, and may try again.
    let none: Unscored = 'notChecked';
    const said = await ask(asked, answer).catch(() => {
      none = 'checkFailed';
    });
    setUnscored(said ? undefined : none);
    setUnreadable(said?.unreadable);
    // What could not be read is no attempt: the question stays open.
    if (!said || said.unreadable !== undefined) return setState('open');
    emit({ type: 'feedback-shown', question: uid, feedback: said });
    setFeedback(said);
    setGiven(answer);
    setState(said.secondTry ? 'open' : 'answered');
  }

  return (
    <Question
      question={question}
      state={state}
      feedback={feedback}
      answer={given}
      unreadable={unreadable}
      unscored={unscored && strings[unscored]}
      onAnswer={onAnswer}
    />
  );
}
