import type { Answer } from '@lemma/learning-engine';
import type { Feedback, LearnerQuestion } from '../format/learner-lesson.ts';
import { readFeedback } from './feedback.ts';
import type { FromEmbed, FromHost } from './messages.ts';

interface Waiting {
  readonly question: string;
  readonly resolve: (feedback: Feedback | undefined) => void;
  readonly reject: (cause: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Longest time that a browser's timer can wait, in milliseconds. */
const longest = 2 ** 31 - 1;

/** Answers on their way to the page around and back, each under a number of its own. */
export class HostScores {
  readonly #waiting = new Map<number, Waiting>();
  readonly #tell: (message: FromEmbed) => void;
  readonly #trusted: boolean;
  #last = 0;

  /** `trusted`: the HTML of that page's feedback is shown as HTML. */
  constructor(tell: (message: FromEmbed) => void, trusted: boolean) {
    this.#tell = tell;
    this.#trusted = trusted;
  }

  /** Rejects if the page cannot score the answer, or has said nothing that can be used `within` so many milliseconds. */
  ask(question: LearnerQuestion, answer: Answer, within: number): Promise<Feedback | undefined> {
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve, reject) => {
      const late = () => this.#fail(id, `There was no feedback within ${within} ms.`);
      const timer = setTimeout(late, Math.min(within, longest));
      this.#waiting.set(id, { question: question.uid, resolve, reject, timer });
      this.#tell({ lemma: 'answer', id, question, answer });
    });
  }

  /** What the page says of an answer. Feedback that comes late, twice or unasked goes nowhere. */
  hear(message: Exclude<FromHost, { lemma: 'props' }>): void {
    const { id } = message;
    if (message.lemma === 'not-scored') {
      this.#take(id)?.reject(new Error('The host could not score it.'));
    } else if (message.feedback === undefined) {
      this.#take(id)?.resolve(undefined);
    } else {
      const read = readFeedback(message.feedback, this.#trusted);
      if ('feedback' in read) this.#take(id)?.resolve(read.feedback);
      else this.#fail(id, `Its feedback cannot be used: ${read.problem}.`);
    }
  }

  #fail(id: number, why: string): void {
    const waiting = this.#take(id);
    if (!waiting) return;
    const message = `The answer to ${waiting.question} was not scored: ${why}`;
    this.#tell({ lemma: 'error', message });
    waiting.reject(new Error(message));
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    clearTimeout(waiting?.timer);
    this.#waiting.delete(id);
    return waiting;
  }
}
