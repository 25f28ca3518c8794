import { memo, type ComponentType } from 'react';
import type { Block } from '../format/compiled-lesson.ts';
import { LatePiece } from '../host/late-piece.tsx';
import { lateView } from '../host/late-view.ts';
import { Notice } from '../notice/notice.tsx';
import { WidgetBlockView } from '../widget/widget-block.tsx';
import { ElementBlock } from './element-block.tsx';
import { GraphBlockView } from './graph-block.tsx';
import { HtmlBlock } from './html-block.tsx';
import { PythonBlockView } from './python-block.tsx';

const prediction = lateView(async () => (await import('./predict-view.tsx')).PredictView);

type QuestionView = ComponentType<{ readonly uid: string }>;

/** Compiled blocks: HTML strings stay strings, islands become components, questions what the caller gives for them. */
export const BlockList = memo(function BlockList({
  blocks,
  questions,
}: {
  readonly blocks: readonly Block[];
  readonly questions: QuestionView | undefined;
}) {
  return blocks.map((block, index) => (
    <BlockView key={keyOf(block, index)} block={block} questions={questions} />
  ));
});

interface BlockViewProps {
  readonly block: Block;
  readonly questions?: QuestionView | undefined;
}

function BlockView({ block, questions }: BlockViewProps) {
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
function keyOf(block: Block, index: number): string | number {
  if (block.type === 'question') return block.uid;
  return 'id' in block ? block.id : index;
}
