import { memo } from 'react';
import type { Block } from '../lesson/compiled-lesson.ts';
import { Notice } from '../notice/notice.tsx';
import { LessonQuestion } from '../question/lesson-question.tsx';
import { WidgetBlockView } from '../widget/widget-block.tsx';
import { ElementBlock } from './element-block.tsx';
import { GraphBlockView } from './graph-block.tsx';
import { HtmlBlock } from './html-block.tsx';
import { PythonBlockView } from './python-block.tsx';

/** Compiled blocks as React: HTML strings stay strings, islands become components. */
export const Blocks = memo(function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block, index) => <BlockView key={keyOf(block, index)} block={block} />);
});

function BlockView({ block }: { readonly block: Block }) {
  switch (block.type) {
    case 'html':
      return <HtmlBlock html={block.html} />;
    case 'element':
      return <ElementBlock block={block} />;
    case 'widget':
      return <WidgetBlockView block={block} />;
    case 'graph':
      return <GraphBlockView block={block} />;
    case 'python':
      return <PythonBlockView block={block} />;
    case 'question':
      return <LessonQuestion uid={block.uid} />;
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
