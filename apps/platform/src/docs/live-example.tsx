import { scoreAnswer } from '@lemma/learning-engine';
import { Lesson, type LessonProps } from '@lemma/lesson-renderer';
import { feedbackOnInstance } from '@lemma/lesson-renderer/scoring';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { DocsExample } from './content/example.ts';

interface Late extends Pick<LessonProps, 'widgets' | 'slots'> {
  readonly Around?: ComponentType<{ readonly children: ReactNode }>;
}

/** An example that works: its questions are scored in the page. */
export function LiveExample({
  example: { lesson, keys },
  Around = Fragment,
  ...late
}: Late & { readonly example: DocsExample }) {
  const score: NonNullable<LessonProps['onAnswer']> = (question, answer) => {
    const kept = keys.find(({ uid }) => uid === question.uid);
    return kept && feedbackOnInstance(kept, answer, scoreAnswer(kept.key, answer));
  };
  return (
    <Around>
      <Lesson {...late} lesson={lesson} onAnswer={score} title={false} theme="light" />
    </Around>
  );
}

/** What an example needs beyond its text: widgets and Python come only with one that has them. */
async function lateParts({ lesson }: DocsExample): Promise<Late> {
  const json = JSON.stringify(lesson);
  const [withWidgets, withPython] = await Promise.all([
    json.includes('"type":"widget"') ? import('@lemma/widgets') : undefined,
    lesson.python || json.includes('"kind":"repl"') ? import('./live-python.tsx') : undefined,
  ]);
  return {
    ...(withWidgets ? { widgets: withWidgets.widgets } : {}),
    ...(withPython ? { slots: withPython.slots, Around: withPython.Around } : {}),
  };
}

/** Puts a working example in the place of its drawing. Resolves with what takes it away again. */
export async function showLive(element: Element, example: DocsExample): Promise<() => void> {
  const late = await lateParts(example);
  const root = createRoot(element, { identifierPrefix: example.uid });
  root.render(<LiveExample {...late} example={example} />);
  element.removeAttribute('inert');
  return () => root.unmount();
}
