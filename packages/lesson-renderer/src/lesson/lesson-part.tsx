import { Blocks } from './blocks.tsx';
import { HtmlBlock } from '../block/html-block.tsx';
import type { Part } from '../format/compiled-lesson.ts';

/** One part of a lesson: its heading and blocks. Hosts that show a lesson step by step show one of these at a time. */
export function LessonPart({
  part,
  level = 3,
}: {
  readonly part: Part;
  /** Level of its heading. */
  readonly level?: 1 | 2 | 3;
}) {
  const Heading = `h${level}` as const;
  return (
    <section id={part.id} className="lemma-part">
      {part.title !== '' && (
        <Heading className="lemma-part-title">
          <HtmlBlock tag="span" className="lemma-title-text" html={part.title} />
        </Heading>
      )}
      <Blocks blocks={part.blocks} />
    </section>
  );
}
