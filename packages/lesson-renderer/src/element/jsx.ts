import type { HTMLAttributes, RefAttributes } from 'react';
import type { LessonHostProps } from '../host/lesson-provider.tsx';
import type { LearnerLesson } from '../format/learner-lesson.ts';
import type { LessonEvent } from '../events/lesson-event.ts';
import type { LessonLoadError } from '../format/lesson-load-error.ts';
import type { LemmaLessonElement } from './lemma-lesson-element.tsx';

/**
 * `<lemma-lesson>` in JSX. React 19 sets the properties and listens to the events; React 18 sets attributes only: there
 * the properties and listeners go by a ref.
 *
 * @example <lemma-lesson src="/la-dot-product.json" theme="dark" hide-title />
 */
export interface LemmaLessonProps
  extends
    HTMLAttributes<LemmaLessonElement>,
    RefAttributes<LemmaLessonElement>,
    Omit<LessonHostProps, 'onEvent'> {
  /** Address of a compiled lesson. */
  readonly src?: string | undefined;
  /** As on a script: any other bytes are refused. */
  readonly integrity?: string | undefined;
  readonly theme?: 'auto' | 'light' | 'dark' | undefined;
  /** Leaves the lesson's title out. */
  readonly 'hide-title'?: boolean | undefined;
  /** In place of `src`: a lesson that the page has already. */
  readonly lesson?: LearnerLesson | undefined;
  /** React 19: an event of the lesson. */
  readonly 'onlemma-event'?: ((event: CustomEvent<LessonEvent>) => void) | undefined;
  /** React 19: the lesson could not be read. */
  readonly 'onlemma-error'?: ((event: CustomEvent<LessonLoadError>) => void) | undefined;
}

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- how React's types name their elements
  namespace JSX {
    interface IntrinsicElements {
      'lemma-lesson': LemmaLessonProps;
    }
  }
}
