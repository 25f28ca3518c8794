import type { Answer } from '@lemma/learning-engine';
import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import type { LessonEvent } from '../events/lesson-event.ts';
import { englishStrings, type LessonStrings } from '../strings/strings.ts';
import type { Feedback, LearnerQuestion } from './learner-lesson.ts';
import {
  LessonContext,
  type AnyWidget,
  type LessonHost,
  type LessonSlots,
} from './lesson-context.ts';

/** What a host may give a lesson, or any piece of one. */
export interface LessonHostProps {
  /** Widgets that lessons may use: each is loaded when a lesson has it. */
  readonly widgets?: readonly AnyWidget[] | undefined;
  /** Components that run Python: the renderer itself runs none. */
  readonly slots?: LessonSlots | undefined;
  /** Texts of the renderer, where they differ from English. */
  readonly strings?: Partial<LessonStrings> | undefined;
  /** Hears of everything that the learner does. */
  readonly onEvent?: ((event: LessonEvent) => void) | undefined;
  /** Scores an answer. Without it, answers are only told through `onEvent`. */
  readonly onAnswer?:
    | ((
        question: LearnerQuestion,
        answer: Answer,
      ) => Feedback | undefined | Promise<Feedback | undefined>)
    | undefined;
}

const none: readonly never[] = [];
const noSlots: LessonSlots = {};

/** Gives widgets, slots, texts and callbacks to all pieces of lessons inside it. */
export function LessonProvider({
  widgets = none,
  slots = noSlots,
  strings,
  questions = none,
  onEvent,
  onAnswer,
  children,
}: LessonHostProps & {
  readonly questions?: readonly LearnerQuestion[];
  readonly children: ReactNode;
}) {
  // Callbacks may be new at every rendering: what they reach must not render anew for it.
  const callbacks = useRef({ onEvent, onAnswer });
  useLayoutEffect(() => {
    callbacks.current = { onEvent, onAnswer };
  });
  const host = useMemo<LessonHost>(
    () => ({
      widgets,
      slots,
      strings: { ...englishStrings, ...strings },
      questions: new Map(questions.map((question) => [question.uid, question])),
      // What the host's callback gives back is nobody's: an effect would take it for its clean-up.
      emit: (event) => {
        callbacks.current.onEvent?.(event);
      },
      answer: async (question, answer) => callbacks.current.onAnswer?.(question, answer),
    }),
    [widgets, slots, strings, questions],
  );
  return <LessonContext.Provider value={host}>{children}</LessonContext.Provider>;
}
