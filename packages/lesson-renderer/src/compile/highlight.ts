import highlighter from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { escapeHtml } from './escape-html.ts';

const grammars = { bash, css, javascript, json, python, sql, typescript, xml, yaml };

/** An instance of our own: a host's highlight.js keeps its languages. */
const own = highlighter.newInstance();
for (const [name, grammar] of Object.entries(grammars)) own.registerLanguage(name, grammar);

/** Code as HTML with `hljs-…` classes; plain, escaped text where the language is unknown. */
export function highlight(code: string, language: string): string {
  if (!own.getLanguage(language)) return escapeHtml(code);
  return own.highlight(code, { language, ignoreIllegals: true }).value;
}
