import type { Block, KnownTable, PythonBlock } from '../format/compiled-lesson.ts';
import { escapeHtml } from './escape-html.ts';
import { svgAddress } from '../format/svg-address.ts';

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
    return block.html + output + tableHtml(block.table) + figureHtml(block);
  }
  if (block.type === 'problem') {
    const { message, fix } = block.message;
    return `<p class="lemma-notice" data-variant="error">${escapeHtml(`${message} ${fix}`)}</p>`;
  }
  return '';
}

function tableHtml(table: KnownTable | undefined): string {
  if (!table) return '';
  const row = (cells: readonly string[], of: (cell: string, at: number) => string) =>
    `<tr>${cells.map(of).join('')}</tr>`;
  const head = table.head.map((cells) => row(cells, (cell) => `<th>${escapeHtml(cell)}</th>`));
  const rows = table.rows.map((cells) =>
    row(cells, (cell, at) =>
      at === 0 ? `<th scope="row">${escapeHtml(cell)}</th>` : `<td>${escapeHtml(cell)}</td>`,
    ),
  );
  return `<table><thead>${head.join('')}</thead><tbody>${rows.join('')}</tbody></table>`;
}

function figureHtml({ figure, alt = '' }: PythonBlock): string {
  return figure === undefined ? '' : `<img src="${svgAddress(figure)}" alt="${escapeHtml(alt)}">`;
}
