import type { Element, ElementContent, RootContent } from 'hast';
import type { LessonHtml } from '../format/lesson-html.ts';
import { escapeHtml } from './escape-html.ts';

type Node = RootContent | ElementContent | { readonly type: 'raw'; readonly value: string };

const empty = new Set(['br', 'hr', 'img', 'input', 'track']);

/** The only place where a lesson's tree becomes HTML. Raw nodes in it come from KaTeX and the highlighter alone. */
export function serialize(nodes: readonly Node[]): LessonHtml {
  let html = '';
  for (const node of nodes) {
    if (node.type === 'text') html += escapeText(node.value);
    else if (node.type === 'raw') html += node.value;
    else if (node.type === 'element') html += elementHtml(node);
  }
  return html as LessonHtml;
}

function elementHtml(element: Element): string {
  let tag = `<${element.tagName}`;
  for (const [name, value] of Object.entries(attributesOf(element))) {
    tag += ` ${name}="${escapeHtml(value)}"`;
  }
  if (empty.has(element.tagName)) return `${tag}>`;
  return `${tag}>${serialize(element.children)}</${element.tagName}>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const names: Readonly<Record<string, string>> = { className: 'class', tabIndex: 'tabindex' };

/** Properties of a tree's element as attributes of HTML. */
export function attributesOf({ properties }: Element): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    attributes[names[name] ?? attributeName(name)] = Array.isArray(value)
      ? value.join(' ')
      : value === true
        ? ''
        : String(value);
  }
  return attributes;
}

/** `ariaDescribedBy` → `aria-describedby`, `dataFootnoteRef` → `data-footnote-ref`. */
function attributeName(property: string): string {
  if (property.startsWith('aria') && !property.includes('-')) {
    return `aria-${property.slice(4).toLowerCase()}`;
  }
  return property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
