import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import type { Compiled } from '../compile/compile-with.ts';
import type { LessonLabels } from '../compile/labels.ts';
import type { AnyWidget } from './lesson-context.ts';
import type { CompiledLesson } from './compiled-lesson.ts';

/** Markdown as it is typed: compiled in the page, with the last good lesson on screen while the next is made. */
export function LiveLesson({
  source,
  widgets,
  labels,
  render,
}: {
  readonly source: string;
  readonly widgets?: readonly AnyWidget[];
  readonly labels: Partial<LessonLabels> | undefined;
  readonly render: (lesson: CompiledLesson) => ReactNode;
}) {
  const text = useDeferredValue(source);
  const [compiled, setCompiled] = useState<Compiled>();
  useEffect(() => {
    let current = true;
    const compile = async () => {
      const { compileFragment } = await import('../compile/compile-fragment.ts');
      const options = {
        ...(widgets ? { widgets } : {}),
        ...(labels ? { labels } : {}),
      };
      if (current) setCompiled(compileFragment(text, options));
    };
    void compile();
    return () => {
      current = false;
    };
  }, [text, widgets, labels]);
  return compiled?.lesson ? render(compiled.lesson) : <p className="lemma-loading">…</p>;
}
