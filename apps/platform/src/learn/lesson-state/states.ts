import type { LessonMarkState } from '@lemma/ui';
import type { LessonStatus } from '../wire.ts';

interface LessonStateWords {
  /** One word, beside the mark. */
  readonly word: string;
  readonly mark: LessonMarkState;
  /** For a sentence: "Dot product, mastered". */
  readonly spoken: string;
}

/** How each state of a lesson is drawn and named, everywhere. */
export const lessonStates: Readonly<Record<LessonStatus, LessonStateWords>> = {
  mastered: { word: 'Mastered', mark: 'mastered', spoken: 'mastered' },
  due: { word: 'Due', mark: 'due', spoken: 'due for review' },
  relearn: { word: 'Relearn', mark: 'missing', spoken: 'to be relearnt' },
  skipped: { word: 'Skipped', mark: 'skipped', spoken: 'skipped, to be checked' },
  'in-progress': { word: 'In progress', mark: 'in-progress', spoken: 'in progress' },
  available: { word: 'Open', mark: 'open', spoken: 'open' },
  failed: { word: 'Again', mark: 'missing', spoken: 'back in the queue' },
  locked: { word: 'Locked', mark: 'locked', spoken: 'locked' },
  coming: { word: 'Coming', mark: 'coming', spoken: 'not written yet' },
};

/** Order of legends and filters. */
export const stateOrder: readonly LessonStatus[] = [
  'mastered',
  'due',
  'relearn',
  'skipped',
  'in-progress',
  'available',
  'failed',
  'locked',
  'coming',
];
