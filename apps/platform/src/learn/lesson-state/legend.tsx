import type { LessonStatus } from '../wire.ts';
import { StateMark } from './state-mark.tsx';
import { lessonStates, stateOrder } from './states.ts';

/** The states that a graph shows, each with its word. */
export function Legend({ shown }: { readonly shown: ReadonlySet<LessonStatus> }) {
  return (
    <ul className="legend" aria-label="What the marks mean">
      {stateOrder
        .filter((status) => shown.has(status))
        .map((status) => (
          <li key={status}>
            <StateMark status={status} size={22} />
            {lessonStates[status].word}
          </li>
        ))}
    </ul>
  );
}
