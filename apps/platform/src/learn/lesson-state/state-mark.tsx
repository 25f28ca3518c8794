import { LessonMark } from '@lemma/ui';
import type { LessonStatus } from '../wire.ts';
import { lessonStates } from './states.ts';

/** The sign of a state, standing in a line of text or a list. Its word stands beside it, or is spoken. */
export function StateMark({
  status,
  size = 24,
  spoken = false,
}: {
  readonly status: LessonStatus;
  readonly size?: number;
  /** True where no visible word says the state. */
  readonly spoken?: boolean;
}) {
  return (
    <span className="state-mark">
      <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden focusable="false">
        <LessonMark state={lessonStates[status].mark} x={12} y={12} />
      </svg>
      {spoken && <span className="visually-hidden">{lessonStates[status].word}: </span>}
    </span>
  );
}
