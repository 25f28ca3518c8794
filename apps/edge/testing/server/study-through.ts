// oxlint-disable-next-line no-restricted-imports -- the tests drive the server with the browser's own client
import type { ApiClient, Session, SessionStepWire } from '@lemma/api-client';
import type { Answer } from '@lemma/learning-engine';
import { feedbackFor } from '@lemma/lesson-renderer/compile';
import type { Content } from '../../src/content/content.ts';
import { questionAt } from '../../src/study/question-bank.ts';

type Finished = Extract<SessionStepWire, { type: 'finished' }>;

/** The right answer to a question instance, from its key. */
export function rightAnswer(content: Content, uid: string, seed: number): Answer {
  const lesson = content.lessons.get(uid.slice(0, uid.indexOf('/')));
  if (!lesson) throw new Error(`no lesson of ${uid}`);
  const question = questionAt(lesson, uid, seed);
  const { key } = question;
  switch (key.kind) {
    case 'multiple-choice':
      return { kind: key.kind, selected: key.correct };
    case 'numeric':
      return { kind: key.kind, text: String(key.value) };
    case 'matrix':
      return { kind: key.kind, entries: key.entries.map((row) => row.map(String)) };
    case 'repl': {
      const results = key.cases.map((name) => ({ name, passed: true }));
      return { kind: key.kind, code: 'pass', results };
    }
    default: {
      const dontKnow = { kind: 'dont-know' } as const;
      const { rightAnswer: right } = feedbackFor(question, seed, dontKnow, {
        correct: false,
        credit: 0,
      });
      if (!right) throw new Error(`no right answer is shown for ${uid}`);
      return right;
    }
  }
}

/** The body of an attempt at the question that a session asks. */
export function attemptAt(session: string, step: SessionStepWire, answer: Answer, seconds = 20) {
  if (step.type !== 'question') throw new Error('the session asks no question');
  return {
    params: { question_uid: step.question.uid },
    body: {
      attempt_uid: crypto.randomUUID(),
      session_uid: session,
      seed: step.question.seed,
      seconds,
      answer: answer as never,
    },
  };
}

/** Studies a lesson (or a review) to its end, each question answered by `answer`, rightly by default. */
export async function studyThrough(
  client: ApiClient,
  content: Content,
  lesson: string,
  options: {
    readonly kind?: Session['kind'];
    readonly answer?: (uid: string, seed: number) => Answer;
  } = {},
): Promise<Finished & { readonly session_uid: string; readonly answered: number }> {
  const { session_uid: uid, next } = await client.sessionInitialisation({
    body: { session_uid: crypto.randomUUID(), kind: options.kind ?? 'lesson', lesson_uid: lesson },
  });
  let step = next;
  let answered = 0;
  while (step.type === 'question') {
    const { uid: question, seed } = step.question;
    const answer = options.answer?.(question, seed) ?? rightAnswer(content, question, seed);
    step = (await client.multipleChoiceAttempt(attemptAt(uid, step, answer))).next;
    answered += 1;
    if (answered > 100) throw new Error('the session does not end');
  }
  return { ...step, session_uid: uid, answered };
}
