import { useEffect, type ComponentType } from 'react';
import type { Block, LessonHtml } from '../format/compiled-lesson.ts';
import { useLessonHost } from '../host/lesson-context.ts';
import { Notice } from '../notice/notice.tsx';
import { HtmlBlock } from './html-block.tsx';

export type QuestionView = ComponentType<{ readonly uid: string }>;

/**
 * A block that this version does not know, as a newer compiler makes them: its words in a box, with a sentence that
 * says why they look so. The host hears of it.
 */
export function UnknownBlock({
  block,
  questions,
  list: List,
}: {
  readonly block: unknown;
  readonly questions: QuestionView | undefined;
  readonly list: ComponentType<{
    readonly blocks: readonly Block[];
    readonly questions: QuestionView | undefined;
  }>;
}) {
  const { strings, emit } = useLessonHost();
  const { id = '', type = 'none', html, blocks, text } = fieldsOf(block);
  useEffect(
    () =>
      emit({
        type: 'widget-failed',
        id: String(id),
        name: 'block',
        error: new Error(`This version shows no block of the type "${String(type)}".`),
      }),
    [emit, id, type],
  );
  return (
    <div className="lemma-unknown-block">
      {typeof html === 'string' && <HtmlBlock html={html as LessonHtml} />}
      {typeof text === 'string' && <p>{text}</p>}
      {Array.isArray(blocks) && <List blocks={blocks as readonly Block[]} questions={questions} />}
      <Notice variant="info">{strings.unknownBlock}</Notice>
    </div>
  );
}

function fieldsOf(block: unknown): Readonly<Record<string, unknown>> {
  return typeof block === 'object' && block !== null ? { ...block } : {};
}
