import {
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { Compiled } from '../compile/compile-with.ts';
import type { LessonLabels } from '../format/labels.ts';
import type { AnyWidget } from '../host/lesson-context.ts';
import type { CompiledLesson, LessonMessage } from '../format/compiled-lesson.ts';
import type { AnyQuestionRules } from '../format/question-kind.ts';
import { useSame } from '../host/use-same.ts';

/** The compiler, with what draws graphs and what reads YAML for a text that may have them. */
const loadCompiler = async (source: string) => {
  const [{ compileFragment }, graphs, yaml] = await Promise.all([
    import('../compile/compile-fragment.ts'),
    source.includes('graph') ? import('../graph/compile.ts') : undefined,
    /yaml|graph|^---/u.test(source) ? import('../yaml/located-yaml.ts') : undefined,
  ]);
  return (options: Parameters<typeof compileFragment>[1]) =>
    compileFragment(source, options, graphs?.compileGraph, yaml?.readYaml);
};

/** Markdown as it is typed: compiled in the page, with the last good lesson on screen while the next is made. */
export function LiveLesson({
  source,
  onMessages,
  onError,
  load = loadCompiler,
  render,
  renderFailed,
  ...given
}: {
  readonly source: string;
  readonly widgets?: readonly AnyWidget[];
  readonly questionKinds?: readonly AnyQuestionRules[];
  readonly labels: Partial<LessonLabels> | undefined;
  /** Hears what is wrong with the text, after each compilation. */
  readonly onMessages: ((messages: readonly LessonMessage[]) => void) | undefined;
  /** Hears why there is no compiler. */
  readonly onError: (error: unknown) => void;
  /** Downloads the compiler. */
  readonly load?: typeof loadCompiler;
  readonly render: (lesson: CompiledLesson) => ReactNode;
  /** In the lesson's place where the compiler could not be downloaded. */
  readonly renderFailed: (retry: () => void) => ReactNode;
}) {
  const text = useDeferredValue(source);
  const widgets = useSame(given.widgets);
  const questionKinds = useSame(given.questionKinds);
  const labels = useSame(given.labels);
  const [compiled, setCompiled] = useState<Compiled>();
  const [failed, setFailed] = useState(false);
  const callbacks = useRef({ onMessages, onError, load });
  useLayoutEffect(() => {
    callbacks.current = { onMessages, onError, load };
  });
  useEffect(() => {
    // Tried again once the reader asks for it.
    if (failed) return undefined;
    let current = true;
    const compile = async () => {
      const compileText = await callbacks.current.load(text);
      if (!current) return;
      const result = compileText({
        ...(widgets ? { widgets } : {}),
        ...(questionKinds ? { questionKinds } : {}),
        ...(labels ? { labels } : {}),
      });
      setCompiled(result);
      callbacks.current.onMessages?.(result.messages);
    };
    compile().catch((error: unknown) => {
      if (!current) return;
      setFailed(true);
      callbacks.current.onError(error);
    });
    return () => {
      current = false;
    };
  }, [text, widgets, questionKinds, labels, failed]);
  if (failed) return renderFailed(() => setFailed(false));
  return compiled?.lesson ? render(compiled.lesson) : <p className="lemma-loading">…</p>;
}
