import type { Nodes, RootContent } from 'mdast';
import type { Block, Gap, LessonHtml } from '../../../format/compiled-lesson.ts';
import { walk } from '../../../markdown/walk.ts';
import { runs } from '../../block/code-handler.ts';

/** Where a gap stands in a prompt: `[?1]` in prose, code or a formula. */
const marker = /\[\?(\d{1,2})\]/gu;

/** Characters of a private area that stand for gaps while the prompt is compiled: the highlighter and the escaping leave them alone. */
const first = 0xf700;
const standIn = /[\uF700-\uF763]/gu;

/** Numbers of the gaps in a text. */
export function gapsIn(text: string): readonly number[] {
  return [...text.matchAll(marker)].map(([, digits]) => Number(digits));
}

export function hasStandIn(text: string): boolean {
  return text.search(standIn) >= 0;
}

/** A prompt whose markers are replaced by what the compiler carries through, and where each gap stands. */
export interface MarkedPrompt {
  readonly nodes: readonly RootContent[];
  readonly places: ReadonlyMap<string, Gap['place']>;
  /** Gaps that stand twice, or in a cell that runs. */
  readonly misplaced: readonly string[];
}

export function markGaps(prompt: readonly RootContent[]): MarkedPrompt {
  const nodes = structuredClone([...prompt]);
  const places = new Map<string, Gap['place']>();
  const misplaced: string[] = [];
  for (const node of nodes)
    walk(node, (inner) => {
      const place = placeIn(inner);
      if (!place || !('value' in inner)) return;
      const isCell = inner.type === 'code' && runs(inner);
      inner.value = inner.value.replace(marker, (_, digits: string) => {
        const id = String(Number(digits));
        if (isCell || places.has(id)) misplaced.push(id);
        places.set(id, place);
        return place === 'formula'
          ? `\\boxed{\\,${id}\\,}`
          : String.fromCodePoint(first + Number(id));
      });
    });
  return { nodes, places, misplaced };
}

function placeIn({ type }: Nodes): Gap['place'] | undefined {
  if (type === 'text') return 'text';
  if (type === 'code' || type === 'inlineCode') return 'code';
  return type === 'math' || type === 'inlineMath' ? 'formula' : undefined;
}

/** The compiled prompt with an empty element at each gap, which the view fills. */
export function withGapElements(blocks: readonly Block[]): readonly Block[] {
  return blocks.map((block) => {
    if (block.type === 'html') return { ...block, html: filled(block.html) };
    return block.type === 'element' ? { ...block, blocks: withGapElements(block.blocks) } : block;
  });
}

function filled(html: LessonHtml): LessonHtml {
  return html.replaceAll(
    standIn,
    (character) =>
      `<span class="lemma-gap" data-gap="${(character.codePointAt(0) ?? first) - first}"></span>`,
  ) as LessonHtml;
}
