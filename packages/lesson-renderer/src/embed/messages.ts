import type { Answer } from '@lemma/learning-engine';
import type { LessonEvent } from '../events/lesson-event.ts';
import type { Feedback, LearnerQuestion } from '../format/learner-lesson.ts';
import type { LessonStrings } from '../strings/strings.ts';

/** The renderer's texts that are plain text: functions do not travel between pages. */
export type PlainStrings = {
  readonly [
    Key in keyof LessonStrings as LessonStrings[Key] extends string ? Key : never
  ]?: LessonStrings[Key];
};

/** What the embedding page may choose, at the start and at any time later. */
export interface EmbedProps {
  /** Address of the compiled lesson, on the embed page's own origin. */
  readonly src?: string | undefined;
  readonly theme?: 'auto' | 'light' | 'dark' | undefined;
  readonly dir?: 'ltr' | 'rtl' | 'auto' | undefined;
  readonly lang?: string | undefined;
  readonly hideTitle?: boolean | undefined;
  readonly strings?: PlainStrings | undefined;
}

/** What the embed page tells the page around it. Heights are CSS pixels. */
export type FromEmbed =
  | { readonly lemma: 'ready' }
  | { readonly lemma: 'size'; readonly height: number }
  | { readonly lemma: 'event'; readonly event: LessonEvent }
  | { readonly lemma: 'error'; readonly message: string }
  /** Asks for feedback under this number. */
  | AskedAnswer;

export interface AskedAnswer {
  readonly lemma: 'answer';
  readonly id: number;
  readonly question: LearnerQuestion;
  readonly answer: Answer;
}

/** What the page around it tells the embed page. */
export type ToEmbed =
  | {
      readonly lemma: 'props';
      readonly props: EmbedProps;
      /** How long an answer may wait for its feedback, in milliseconds; without it nobody scores. */
      readonly answerWithin?: number;
    }
  | { readonly lemma: 'feedback'; readonly id: number; readonly feedback: Feedback | undefined }
  | { readonly lemma: 'not-scored'; readonly id: number };

/** The same as it comes in: the page around is somebody else's, and its feedback is not yet looked at. */
export type FromHost =
  | Extract<ToEmbed, { lemma: 'props' | 'not-scored' }>
  | { readonly lemma: 'feedback'; readonly id: number; readonly feedback: unknown };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A message of the embed page, or undefined for anything else that reaches the window. */
export function readFromEmbed(data: unknown): FromEmbed | undefined {
  if (!isRecord(data)) return undefined;
  if (data['lemma'] === 'ready') return { lemma: 'ready' };
  if (data['lemma'] === 'size') {
    const { height } = data;
    return typeof height === 'number' && height >= 0 && height < 1e6
      ? { lemma: 'size', height }
      : undefined;
  }
  if (data['lemma'] === 'error' && typeof data['message'] === 'string') {
    return { lemma: 'error', message: data['message'] };
  }
  // The origin was checked: the embed page is the renderer's own and sends its own events, questions and answers.
  const { event, id, question, answer } = data;
  if (data['lemma'] === 'event' && isRecord(event) && typeof event['type'] === 'string') {
    return { lemma: 'event', event: event as unknown as LessonEvent };
  }
  if (data['lemma'] !== 'answer' || typeof id !== 'number') return undefined;
  if (!isRecord(question) || !isRecord(answer)) return undefined;
  return { lemma: 'answer', id, question, answer } as unknown as AskedAnswer;
}

/** A message of the page around, each prop checked; or undefined for anything else that reaches the window. */
export function readToEmbed(data: unknown): FromHost | undefined {
  if (!isRecord(data)) return undefined;
  const { lemma, id, props, answerWithin, feedback } = data;
  if (lemma === 'props' && isRecord(props)) {
    const scored = typeof answerWithin === 'number' && answerWithin > 0 ? { answerWithin } : {};
    return { lemma, props: readProps(props), ...scored };
  }
  if (typeof id !== 'number') return undefined;
  if (lemma === 'feedback') return { lemma, id, feedback };
  return lemma === 'not-scored' ? { lemma, id } : undefined;
}

export function readProps(given: Readonly<Record<string, unknown>>): EmbedProps {
  const { src, theme, dir, lang, hideTitle, strings } = given;
  return {
    ...(typeof src === 'string' ? { src } : {}),
    ...(theme === 'auto' || theme === 'light' || theme === 'dark' ? { theme } : {}),
    ...(dir === 'ltr' || dir === 'rtl' || dir === 'auto' ? { dir } : {}),
    ...(typeof lang === 'string' ? { lang } : {}),
    ...(typeof hideTitle === 'boolean' ? { hideTitle } : {}),
    ...(isRecord(strings) ? { strings: textsOf(strings) } : {}),
  };
}

const textsOf = (strings: Readonly<Record<string, unknown>>): PlainStrings =>
  Object.fromEntries(Object.entries(strings).filter(([, text]) => typeof text === 'string'));
