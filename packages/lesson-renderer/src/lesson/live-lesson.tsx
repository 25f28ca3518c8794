import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import type { Compiled } from '../compile/compile-lesson.ts';
import type { AnyWidget } from './lesson-context.ts';
import type { CompiledLesson } from './compiled-lesson.ts';

/** Markdown as it is typed: compiled in the page, with the last good lesson on screen while the next is made. */
export function LiveLesson({
  source,
  widgets,
  render,
}: {
  readonly source: string;
  readonly widgets?: readonly AnyWidget[];
  readonly render: (lesson: CompiledLesson) => ReactNode;
}) {
  const text = useDeferredValue(source);
  const [compiled, setCompiled] = useState<Compiled>();
  useEffect(() => {
    let current = true;
    const compile = async () => {
      const { compileLesson } = await import('../compile/index.ts');
      const options = { fragment: true, ...(widgets ? { widgets } : {}) };
      if (current) setCompiled(compileLesson(text, options));
    };
    void compile();
    return () => {
      current = false;
    };
  }, [text, widgets]);
  return compiled?.lesson ? render(compiled.lesson) : <p className="lemma-loading">…</p>;
}
