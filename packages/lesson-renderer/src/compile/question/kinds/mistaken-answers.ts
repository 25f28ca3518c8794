import { scoreAnswer, type Answer, type AnswerKey } from '@lemma/learning-engine';
import type { MistakeReader } from '../source/question-kind.ts';

/**
 * Reads foreseen answers of a kind whose answers have no parts. Each becomes a key of its own, and must be neither right
 * nor the same as one before it.
 *
 * @param answerOf what a learner gives to be right by a key.
 */
export function mistakenAnswers<Key extends AnswerKey>(
  right: Key,
  read: (text: string) => Key | { readonly problem: string },
  answerOf: (key: Key) => Answer,
): MistakeReader {
  const before: { readonly typed: string; readonly key: Key }[] = [];
  return ({ answer: typed }) => {
    if (typed === undefined) return { problem: 'This mistake has no "answer".' };
    const key = read(typed);
    if ('problem' in key) return { problem: key.problem };
    const answer = answerOf(key);
    const { correct, unreadable } = scoreAnswer(right, answer);
    if (unreadable !== undefined)
      return { problem: `"${typed}" cannot be an answer: ${unreadable}` };
    if (correct) return { problem: `"${typed}" is right.` };
    const same = before.find((mistake) => scoreAnswer(mistake.key, answer).correct);
    if (same) return { problem: `"${typed}" is the same answer as "${same.typed}".` };
    before.push({ typed, key });
    return { key };
  };
}
