import type { ReactNode } from 'react';
import type { Answered } from '../wire.ts';

/** A lesson as a diagnostic names it. */
export type DiagnosedLesson = Answered<'diagnosticResults'>['lessons'][number];

/** A lesson as the drawings of a diagnostic show it: a disc with what it means. */
export interface Disc extends Pick<
  DiagnosedLesson,
  'lesson_uid' | 'title' | 'unit_uid' | 'unit_title' | 'prerequisites'
> {
  /** Drawn around (0, 0), at most 11 pixels from it. */
  readonly mark: ReactNode;
  /** What the mark means. */
  readonly words: string;
  /** True for the lessons that a unit's row counts. */
  readonly counted: boolean;
  /** True for the one lesson that is named on the graph. */
  readonly named?: boolean;
}

export const nameOf = ({ title, words }: Disc): string => `${title}: ${words}`;
