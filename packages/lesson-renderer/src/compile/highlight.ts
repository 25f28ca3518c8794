import { toHtml } from 'hast-util-to-html';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { createLowlight } from 'lowlight';
import { escapeHtml } from './escape-html.ts';

const lowlight = createLowlight({
  bash,
  css,
  javascript,
  json,
  python,
  sql,
  typescript,
  xml,
  yaml,
});

/** Languages that are highlighted; code in any other is shown plain. */
export const highlightedLanguages: readonly string[] = lowlight.listLanguages();

/** Code as HTML with `hljs-…` classes; plain, escaped text where the language is unknown. */
export function highlight(code: string, language: string): string {
  if (!lowlight.registered(language)) return escapeHtml(code);
  return toHtml(lowlight.highlight(language, code));
}
