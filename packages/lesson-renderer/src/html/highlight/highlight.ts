import { escapeHtml } from '../escape-html.ts';
import { patterns } from './grammars.ts';

/** Code as HTML with `hljs-…` classes; plain, escaped text where the language is unknown. Linear in its length. */
export function highlight(code: string, language: string): string {
  const pattern = patterns.get(language.toLowerCase());
  if (!pattern) return escapeHtml(code);
  let html = '';
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0];
    html += escapeHtml(code.slice(end, match.index));
    html += `<span class="hljs-${kind}">${escapeHtml(match[0])}</span>`;
    end = match.index + match[0].length;
  }
  return html + escapeHtml(code.slice(end));
}
