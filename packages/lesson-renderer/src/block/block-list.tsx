import { memo } from 'react';
import type { Block } from '../format/compiled-lesson.ts';
import { LatePiece } from '../host/late-piece.tsx';
import { useLessonHost } from '../host/lesson-context.ts';
import { PieceBoundary } from '../host/piece-boundary.tsx';
import { lateView } from '../host/late-view.ts';
import { Notice } from '../notice/notice.tsx';
import { WidgetBlockView } from '../widget/widget-block.tsx';
import { ElementBlock } from './element-block.tsx';
import { GraphBlockView } from './graph-block.tsx';
import { HtmlBlock } from './html-block.tsx';
import { PythonBlockView } from './python-block.tsx';
import type { QuestionView } from './unknown-block.tsx';
import { isKnown } from './known-block.ts';

const unknown = lateView(async () => (await import('./unknown-block.tsx')).UnknownBlock);
const prediction = lateView(async () => (await import('./predict-view.tsx')).PredictView);

/** Compiled blocks: HTML strings stay strings, islands become components, questions what the caller gives for them. */
export const BlockList = memo(function BlockList({
  blocks,
  questions,
}: {
  readonly blocks: readonly Block[];
  readonly questions: QuestionView | undefined;
}) {
  const { emit, strings } = useLessonHost();
  return blocks.map((block, index) => {
    if (isKnown(block) && block.type === 'html') return <HtmlBlock key={index} html={block.html} />;
    return (
      // An error in one block, of a shape that no compiler makes, stops that block alone.
      <PieceBoundary
        key={keyOf(block, index)}
        message={strings.partFailed}
        retry={strings.tryAgain}
        onError={(error) => emit({ type: 'widget-failed', id: idOf(block), name: 'block', error })}
      >
        <BlockView block={block} questions={questions} />
      </PieceBoundary>
    );
  });
});

interface BlockViewProps {
  readonly block: Block;
  readonly questions?: QuestionView | undefined;
}

function BlockView({ block, questions }: BlockViewProps) {
  if (!isKnown(block)) {
    return (
      <LatePiece
        view={unknown}
        id={idOf(block)}
        name="block"
        waiting={null}
        block={block}
        questions={questions}
        list={BlockList}
      />
    );
  }
  if (!('predict' in block && block.predict))
    return <OwnBlock block={block} questions={questions} />;
  const { predict } = block;
  return (
    <LatePiece
      view={prediction}
      id={block.id}
      name="prediction"
      waiting={<HtmlBlock html={predict.question} />}
      block={{ ...block, predict }}
      own={OwnBlock}
    />
  );
}

function OwnBlock({
  block,
  questions: Question,
  autoRun,
}: BlockViewProps & { readonly autoRun?: boolean }) {
  switch (block.type) {
    case 'html':
      return <HtmlBlock html={block.html} />;
    case 'element':
      return (
        <ElementBlock block={block}>
          <BlockList blocks={block.blocks} questions={Question} />
        </ElementBlock>
      );
    case 'widget':
      return <WidgetBlockView block={block} />;
    case 'graph':
      return <GraphBlockView block={block} />;
    case 'python':
      return <PythonBlockView block={block} autoRun={autoRun} />;
    case 'question':
      return Question ? <Question uid={block.uid} /> : null;
    case 'problem':
      return (
        <Notice variant="error">
          <strong>
            {block.message.file}:{block.message.line}:{block.message.column}
          </strong>{' '}
          {block.message.message} {block.message.fix}
        </Notice>
      );
  }
}

/** An island keeps its state when blocks around it change in a live preview. */
const keyOf = (block: unknown, index: number): string | number => idOf(block) || index;

function idOf(block: unknown): string {
  const { id, uid } = (block ?? {}) as Readonly<Record<string, unknown>>;
  return typeof id === 'string' ? id : typeof uid === 'string' ? uid : '';
}
