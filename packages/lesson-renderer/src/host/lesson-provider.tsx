import type { Answer } from '@lemma/learning-engine';
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Predicted, PredictionStore } from '../format/predicted.ts';
import type { LessonEvent } from '../events/lesson-event.ts';
import { englishPageStrings } from '../strings/page-strings.ts';
import type { LessonStrings } from '../strings/strings.ts';
import type { AnyQuestionView } from '../format/question-kind.ts';
import type { Feedback, LearnerQuestion } from '../format/learner-lesson.ts';
import {
  LessonContext,
  type AnyWidget,
  type LessonHost,
  type LessonSlots,
  type ShownComponents,
} from './lesson-context.ts';
import { useSame } from './use-same.ts';

/** What a host may give a lesson, or any piece of one. */
export interface LessonHostProps {
  /** Widgets that lessons may use: each is loaded when a lesson has it. */
  readonly widgets?: readonly AnyWidget[] | undefined;
  /** Kinds of question beside the renderer's own: the view of each is loaded with its first question. */
  readonly questionKinds?: readonly AnyQuestionView[] | undefined;
  /** Components that run Python: the renderer itself runs none. */
  readonly slots?: LessonSlots | undefined;
  /** Components of yours in the place of elements of the text: `withComponents({ a: SiteLink })`, made once. */
  readonly components?: ShownComponents | undefined;
  /** Texts of the renderer, where they differ from English. */
  readonly strings?: Partial<LessonStrings> | undefined;
  /** Where predictions are kept, to be there again when the lesson is. Default: as long as this component. */
  readonly predictions?: PredictionStore | undefined;
  /** Hears of everything that the learner does. */
  readonly onEvent?: ((event: LessonEvent) => void) | undefined;
  /**
   * Hears of a link that was pressed to open it here, before the browser does. Gives true where the host has gone there itself, as the router
   * of a single-page app does: the browser then does nothing.
   */
  readonly onLink?: ((link: FollowedLink) => boolean | undefined) | undefined;
  /** Scores an answer. Without it, answers are only told through `onEvent`. */
  readonly onAnswer?:
    | ((
        question: LearnerQuestion,
        answer: Answer,
      ) => Feedback | undefined | Promise<Feedback | undefined>)
    | undefined;
}

/** Where a link of a lesson leads: an absolute address, and the lesson's uid if it is one to a lesson. */
export type FollowedLink = Omit<Extract<LessonEvent, { type: 'link-followed' }>, 'type'>;

const none: readonly never[] = [];
const noSlots: LessonSlots = {};

/** Gives widgets, slots, texts and callbacks to all pieces of lessons inside it. */
export function LessonProvider({
  questions = none,
  onEvent,
  onLink,
  onAnswer,
  children,
  ...given
}: LessonHostProps & {
  readonly questions?: readonly LearnerQuestion[];
  readonly children: ReactNode;
}) {
  // Callbacks may be new at every rendering: what they reach must not render anew for it.
  const callbacks = useRef({ onEvent, onLink, onAnswer });
  useLayoutEffect(() => {
    callbacks.current = { onEvent, onLink, onAnswer };
  });
  // What the host's callback gives back is nobody's: an effect would take it for its clean-up.
  const emit = useCallback<LessonHost['emit']>((event) => {
    callbacks.current.onEvent?.(event);
  }, []);
  const follow = useCallback<LessonHost['follow']>(
    (link) => callbacks.current.onLink?.(link) === true,
    [],
  );
  const answer = useCallback<LessonHost['answer']>(
    async (question, answer) => callbacks.current.onAnswer?.(question, answer),
    [],
  );
  const [kept] = useState(() => new Map<string, Predicted>());
  const { components, predictions = kept } = given;
  const widgets = useSame(given.widgets ?? none);
  const questionKinds = useSame(given.questionKinds ?? none);
  const slots = useSame(given.slots ?? noSlots);
  const strings = useSame(given.strings);
  const host = useMemo<LessonHost>(
    () => ({
      widgets,
      questionKinds,
      slots,
      components,
      strings: { ...englishPageStrings, ...strings },
      questions: new Map(questions.map((question) => [question.uid, question])),
      predictions,
      emit,
      follow,
      answer,
    }),
    [
      widgets,
      questionKinds,
      slots,
      components,
      strings,
      questions,
      predictions,
      emit,
      follow,
      answer,
    ],
  );
  return <LessonContext.Provider value={host}>{children}</LessonContext.Provider>;
}
