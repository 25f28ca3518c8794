/** An answer that was handed in and whose score has not come yet. It says which question it answers. */
export interface AnswerOnItsWay {
  readonly attempt: string;
  readonly question: string;
  readonly seed: number;
}

const nameOf = (session: string) => `lemma-answer-on-its-way:${session}`;

/** Notes it for a page that opens the session after a reload; the outbox keeps the answer itself. */
export function noteAnswer(session: string, answer: AnswerOnItsWay): void {
  try {
    localStorage.setItem(nameOf(session), JSON.stringify(answer));
  } catch {
    // Without storage the question is offered again until the answer has arrived.
  }
}

/** The session's answer on its way, if an earlier page noted one. */
export function notedAnswer(session: string): AnswerOnItsWay | undefined {
  try {
    const text = localStorage.getItem(nameOf(session));
    const note: unknown = text === null ? undefined : JSON.parse(text);
    return isNote(note) ? note : undefined;
  } catch {
    return undefined;
  }
}

export function forgetAnswer(session: string): void {
  try {
    localStorage.removeItem(nameOf(session));
  } catch {
    // A storage that cannot be written held no note.
  }
}

function isNote(value: unknown): value is AnswerOnItsWay {
  if (typeof value !== 'object' || value === null) return false;
  const { attempt, question, seed } = value as Partial<Record<keyof AnswerOnItsWay, unknown>>;
  return typeof attempt === 'string' && typeof question === 'string' && typeof seed === 'number';
}
