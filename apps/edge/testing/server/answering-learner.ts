// oxlint-disable-next-line no-restricted-imports -- the tests drive the server with the browser's own client
import { type ApiClient, ApiError, type SessionStepWire } from '@lemma/api-client';
import { attemptAt } from './study-through.ts';

/** What the server said yes to: an attempt's uid, once for each. */
export interface Acknowledged {
  readonly attempts: string[];
  /** Milliseconds from sending an answer to its acknowledgement, tries included. */
  readonly latencies: number[];
}

/**
 * A learner who answers again and again until `isOver`, and who, as an outbox does, sends what was not
 * acknowledged once more. Answers are "I don't know": sessions fail, and begin anew.
 */
export async function answerUntil(
  client: ApiClient,
  isOver: () => boolean,
  {
    pauseMs = 20,
    onAcknowledged,
    onFailure,
  }: {
    readonly pauseMs?: number;
    readonly onAcknowledged?: () => void;
    readonly onFailure?: (error: unknown) => void;
  } = {},
): Promise<Acknowledged> {
  const acknowledged: Acknowledged = { attempts: [], latencies: [] };
  const persist = async <T>(call: () => Promise<T>): Promise<T | undefined> => {
    for (;;) {
      try {
        return await call();
      } catch (error) {
        const passing = !(error instanceof ApiError) || error.status >= 500;
        if (!passing) throw error;
        onFailure?.(error);
        if (isOver()) return undefined;
        await new Promise((resolve) => {
          setTimeout(resolve, pauseMs);
        });
      }
    }
  };
  while (!isOver()) {
    const uid = crypto.randomUUID();
    const begun = await persist(() =>
      client.sessionInitialisation({
        body: { session_uid: uid, kind: 'lesson', lesson_uid: 'one' },
      }),
    );
    if (!begun) break;
    let step: SessionStepWire = begun.next;
    while (step.type === 'question' && !isOver()) {
      const attempt = attemptAt(begun.session_uid, step, { kind: 'dont-know' });
      const sentAt = performance.now();
      const result = await persist(() => client.multipleChoiceAttempt(attempt));
      if (!result) break;
      acknowledged.attempts.push(attempt.body.attempt_uid);
      acknowledged.latencies.push(performance.now() - sentAt);
      onAcknowledged?.();
      step = result.next;
    }
  }
  return acknowledged;
}
