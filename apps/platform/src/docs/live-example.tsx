import { scoreAnswer } from '@lemma/learning-engine';
import { Lesson, type LessonProps } from '@lemma/lesson-renderer';
import { feedbackOnInstance } from '@lemma/lesson-renderer/scoring';
import { PythonProvider } from '@lemma/python-runtime/react';
import '@lemma/python-runtime/styles.css';
import { widgets } from '@lemma/widgets';
import { createRoot } from 'react-dom/client';
import { pythonSlots } from '../learn/study/lesson/python-slots.tsx';
import type { DocsExample } from './content/example.ts';

/** An example that works: questions are scored in the page, programs run. */
export function LiveExample({ example: { lesson, keys } }: { readonly example: DocsExample }) {
  const score: NonNullable<LessonProps['onAnswer']> = (question, answer) => {
    const kept = keys.find(({ uid }) => uid === question.uid);
    return kept && feedbackOnInstance(kept, answer, scoreAnswer(kept.key, answer));
  };
  return (
    <PythonProvider>
      <Lesson
        lesson={lesson}
        widgets={widgets}
        slots={pythonSlots}
        onAnswer={score}
        title={false}
        theme="light"
      />
    </PythonProvider>
  );
}

/** Puts a working example in the place of its drawing. Returns what takes it away again. */
export function showLive(element: Element, example: DocsExample): () => void {
  const root = createRoot(element, { identifierPrefix: example.uid });
  root.render(<LiveExample example={example} />);
  return () => root.unmount();
}
