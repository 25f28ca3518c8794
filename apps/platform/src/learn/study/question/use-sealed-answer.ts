import type { Contract, InputOf, QuestionDocument } from '@lemma/api-client/contract';
import type { Answer } from '@lemma/learning-engine';
import { loadQuestionForms, type QuestionProps } from '@lemma/lesson-renderer';
import { useEffect, useState } from 'react';
import { asQuestion } from '../lesson/documents.ts';
import { useFocusedSeconds } from '../session/use-focused-seconds.ts';

export type SealedAnswer = InputOf<Contract['answerQuiz']>['body'];

/** Delivers an answer. `unreadable`: why it could not be read, and was not counted. */
export type SendSealed = (answer: SealedAnswer) => Promise<{ readonly unreadable: string | null }>;

/**
 * What `SealedQuestion` needs where right and wrong are not told: in a diagnostic and in a quiz. An answer that did not get
 * through is sent again under the same identifier.
 */
export function useSealedAnswer(
  document: QuestionDocument | null,
  send: SendSealed,
): Pick<QuestionProps, 'question' | 'state' | 'unreadable' | 'onAnswer'> | undefined {
  const seconds = useFocusedSeconds();
  const [unreadable, setUnreadable] = useState<string | undefined>();
  const [checking, setChecking] = useState(false);
  const [uid, setUid] = useState(() => crypto.randomUUID());
  useEffect(() => {
    // A form that does not come is asked for again by its question.
    loadQuestionForms().catch(() => undefined);
  }, []);
  if (!document) return undefined;
  const question = asQuestion(document);
  const deliver = async (given: Answer) => {
    setUnreadable(undefined);
    setChecking(true);
    try {
      const result = await send({
        answer_uid: uid,
        question_uid: question.uid,
        seed: question.seed,
        answer: structuredClone(given) as SealedAnswer['answer'],
        seconds: seconds(),
      });
      setUid(crypto.randomUUID());
      setUnreadable(result.unreadable ?? undefined);
    } catch {
      setUnreadable('Your answer did not get through. It is not lost: send it again.');
    } finally {
      setChecking(false);
    }
  };
  return {
    question,
    state: checking ? 'checking' : 'open',
    unreadable,
    onAnswer: (given) => void deliver(given),
  };
}
