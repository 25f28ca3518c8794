import type { LessonHtml } from '../format/lesson-html.ts';

/** One element of the picture; both painters, text and React, take it as it is. */
export interface SvgNode {
  readonly tag: 'path' | 'line' | 'circle' | 'text' | 'g' | 'rect';
  readonly className: string;
  /** Attributes whose names are the same in SVG and in React. */
  readonly attributes?: Readonly<Record<string, string | number>>;
  readonly text?: string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export const escapeText = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

function nodeToString({ tag, className, attributes = {}, text }: SvgNode): string {
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeText(String(value))}"`)
    .join('');
  return `<${tag} class="${className}"${written}>${text === undefined ? '' : escapeText(text)}</${tag}>`;
}

/** A static picture with its description; styled by the same classes as the interactive one. */
export function sceneToSvg(
  nodes: readonly SvgNode[],
  size: { readonly width: number; readonly height: number },
  description: string,
): LessonHtml {
  return (`<svg class="lemma-graph-picture" role="img" aria-label="${escapeText(description)}" ` +
    `viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}">` +
    `${nodes.map(nodeToString).join('')}</svg>`) as LessonHtml;
}
