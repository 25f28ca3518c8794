import { useCallback } from 'react';
import type { WidgetEvent } from '../format/widget.ts';
import { useLessonHost } from './lesson-context.ts';

/** What a component of the host's calls to say what the learner did in it. The same function at every rendering. */
export function useSlotEvents(
  id: string,
  name: 'python' | 'exercise',
): (event: WidgetEvent) => void {
  const { emit } = useLessonHost();
  return useCallback(
    ({ type, detail }) => {
      emit({ type: 'python', id, name, event: type, ...(detail === undefined ? {} : { detail }) });
    },
    [emit, id, name],
  );
}
