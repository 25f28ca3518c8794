import type { Answer } from '@lemma/learning-engine';
import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { LessonEvent } from '../events/lesson-event.ts';
import type { KindStrings } from '../strings/kind-strings.ts';
import { englishPageStrings, type PageStrings } from '../strings/page-strings.ts';
import type { AnyQuestionView } from '../format/question-kind.ts';
import type { PredictionStore } from '../format/predicted.ts';
import type { PredictStrings } from '../strings/predict-strings.ts';
import type { ProblemStrings } from '../strings/problem-strings.ts';
import type { PropsSchema, WidgetDefinition, WidgetEvent } from '../format/widget.ts';
import type { LessonHtml, PythonBlock, ReplExercise } from '../format/compiled-lesson.ts';
import type { Feedback, LearnerQuestion } from '../format/learner-lesson.ts';

/** How a component of the host's says what the learner did: the lesson tells it as an event `python`. */
export interface SlotProps {
  /** The same function at every rendering. */
  readonly onEvent: (event: WidgetEvent) => void;
}

/** A runnable Python cell, as the host provides it. */
export type PythonSlot = ComponentType<
  PythonBlock &
    SlotProps & {
      /** The learner has just asked for it to run: the cell runs as soon as it is shown. */
      readonly autoRun?: boolean | undefined;
    }
>;

/** The editor and tests of a REPL question, as the host provides them. */
export type ExerciseSlot = ComponentType<
  SlotProps & {
    readonly question: LearnerQuestion;
    readonly exercise: ReplExercise;
    readonly disabled: boolean;
    readonly feedback: Feedback | undefined;
    readonly onAnswer: (answer: Extract<Answer, { kind: 'repl' }>) => void;
  }
>;

export interface LessonSlots {
  readonly python?: PythonSlot;
  readonly exercise?: ExerciseSlot;
}

/**
 * Components of a host in the place of elements, as `withComponents` makes them: what an HTML string becomes; undefined where it
 * stays a string.
 */
export type ShownComponents = (html: LessonHtml) => ReactNode;

/** Any widget: what its props are is its own affair. */
export interface AnyWidget extends Pick<WidgetDefinition, 'name' | 'title'> {
  readonly schema?: PropsSchema<unknown>;
  readonly load: () => Promise<{ readonly default: unknown }>;
}

/** Texts as the host gives them. Those of kinds that load late, and of problems, come in English with these. */
export type HostStrings = PageStrings & Partial<ProblemStrings & KindStrings & PredictStrings>;

export interface LessonHost {
  readonly widgets: readonly AnyWidget[];
  readonly questionKinds: readonly AnyQuestionView[];
  readonly slots: LessonSlots;
  readonly components?: ShownComponents | undefined;
  readonly strings: HostStrings;
  readonly questions: ReadonlyMap<string, LearnerQuestion>;
  readonly predictions: PredictionStore;
  readonly emit: (event: LessonEvent) => void;
  /** Whether the host goes where a link leads. */
  readonly follow: (link: {
    readonly href: string;
    readonly lesson?: string;
  }) => boolean | undefined;
  readonly answer: (question: LearnerQuestion, answer: Answer) => Promise<Feedback | undefined>;
}

/** Outside a lesson nobody hears, and nobody answers. */
const nothing = () => undefined;

export const LessonContext = createContext<LessonHost>({
  widgets: [],
  questionKinds: [],
  slots: {},
  strings: englishPageStrings,
  questions: new Map(),
  predictions: new Map(),
  emit: nothing,
  follow: nothing,
  answer: async () => undefined,
});

export function useLessonHost(): LessonHost {
  return useContext(LessonContext);
}
