import type { Block } from '../format/compiled-lesson.ts';
import { escapeHtml } from './escape-html.ts';

/** Blocks as plain HTML, for feeds, search and pages without React: islands show their static form or nothing. */
export function renderBlocksToHtml(blocks: readonly Block[]): string {
  return blocks.map(blockHtml).join('');
}

function blockHtml(block: Block): string {
  if (!('predict' in block && block.predict)) return ownHtml(block);
  const { question, options, outcome, why } = block.predict;
  const list = options.map(({ html }) => `<li>${html}</li>`).join('');
  return `${question}${list && `<ul>${list}</ul>`}${ownHtml(block)}<div>${outcome}</div>${why}`;
}

function ownHtml(block: Block): string {
  if (block.type === 'html') return block.html;
  if (block.type === 'element') {
    const attributes = Object.entries(block.attributes)
      .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
      .join('');
    return `<${block.tag}${attributes}>${renderBlocksToHtml(block.blocks)}</${block.tag}>`;
  }
  if (block.type === 'graph') {
    return `<figure class="lemma-graph" id="${escapeHtml(block.id)}">${block.svg}</figure>`;
  }
  if (block.type === 'python') {
    const output =
      block.output === undefined
        ? ''
        : `<pre class="lemma-output"><samp>${escapeHtml(block.output)}</samp></pre>`;
    return block.html + output;
  }
  if (block.type === 'problem') {
    const { message, fix } = block.message;
    return `<p class="lemma-notice" data-variant="error">${escapeHtml(`${message} ${fix}`)}</p>`;
  }
  return '';
}
