import {
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { Compiled } from '../compile/compile-with.ts';
import type { LessonLabels } from '../format/labels.ts';
import type { AnyWidget } from '../host/lesson-context.ts';
import type { CompiledLesson, LessonMessage } from '../format/compiled-lesson.ts';
import { hasRules, type AnyQuestionView } from '../format/question-kind.ts';

/** The compiler, with what draws graphs, makes predictions, reads YAML and sets chemical formulas for a text that may have them. */
const loadCompiler = async (source: string) => {
  const [{ compileFragment }, graphs, predictions, yaml] = await Promise.all([
    import('../compile/compile-fragment.ts'),
    source.includes('graph') ? import('../graph/compile.ts') : undefined,
    /:(?:predict|your-turn|why)/u.test(source)
      ? import('../compile/predict/asking-block.ts')
      : undefined,
    /yaml|graph|^---/u.test(source) ? import('../yaml/located-yaml.ts') : undefined,
    /\\(?:ce|pu)\b/u.test(source) ? import('../compile/block/chemistry.ts') : undefined,
  ]);
  return (options: Parameters<typeof compileFragment>[1]) =>
    compileFragment(source, options, {
      compileGraph: graphs?.compileGraph,
      compilePredict: predictions?.askingBlock,
      readYaml: yaml?.readYaml,
    });
};

export interface LiveLessonProps {
  readonly source: string;
  /** These four are the same ones at each rendering, unless one in them is another. */
  readonly widgets?: readonly AnyWidget[] | undefined;
  readonly questionKinds?: readonly AnyQuestionView[] | undefined;
  readonly labels?: Partial<LessonLabels> | undefined;
  readonly mediaHosts?: readonly string[] | undefined;
  /** Hears what is wrong with the text, after each compilation. */
  readonly onMessages: ((messages: readonly LessonMessage[]) => void) | undefined;
  /** Hears why there is no compiler. */
  readonly onError: (error: unknown) => void;
  /** Downloads the compiler. */
  readonly load?: typeof loadCompiler;
  readonly render: (lesson: CompiledLesson) => ReactNode;
  /** In the lesson's place where the compiler could not be downloaded. */
  readonly renderFailed: (retry: () => void) => ReactNode;
}

/** Markdown as it is typed: compiled in the page, with the last good lesson on screen while the next is made. */
export function LiveLesson({
  source,
  onMessages,
  onError,
  load = loadCompiler,
  render,
  renderFailed,
  widgets,
  questionKinds: kinds,
  labels,
  mediaHosts,
}: LiveLessonProps) {
  const text = useDeferredValue(source);
  const uid = `preview-${useId()
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '')}`;
  const questionKinds = useMemo(() => kinds?.filter(hasRules), [kinds]);
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
        uid,
        ...(widgets ? { widgets } : {}),
        ...(questionKinds ? { questionKinds } : {}),
        ...(labels ? { labels } : {}),
        ...(mediaHosts ? { mediaHosts } : {}),
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
  }, [text, uid, widgets, questionKinds, labels, mediaHosts, failed]);
  if (failed) return renderFailed(() => setFailed(false));
  return compiled?.lesson ? render(compiled.lesson) : <p className="lemma-loading">…</p>;
}
