import { createElement, type ComponentType, type ReactNode } from 'react';
import type { ShownComponents } from '../host/lesson-context.ts';
import { trustedHtml } from '../block/trusted-html.ts';
import { readHtml, type HtmlElement, type HtmlNode } from './read-html.ts';

/** What a component gets: the element's attributes as React names them, and what stands in it. */
export interface ElementProps extends Readonly<Record<string, unknown>> {
  readonly className?: string;
  readonly id?: string;
  readonly href?: string;
  readonly src?: string;
  readonly alt?: string;
  readonly children?: ReactNode;
}

/** Components by the name of the element whose place they take, in small letters: `{ a: SiteLink, img: Zoom }`. */
export type LessonComponents = Readonly<Record<string, ComponentType<ElementProps>>>;

/**
 * Puts components of yours in the place of elements of a lesson's text: `<Lesson components={withComponents({ a: SiteLink })}>`.
 * Only texts that have such an element are read; the rest stays the string that it is. An element that holds a cell, a widget or a
 * question stays as it is, too; what stands in it does not. Make it once, outside a component.
 *
 * @example withComponents({ a: ({ children, ...link }) => <Link {...link}>{children}</Link> })
 */
export function withComponents(components: LessonComponents): ShownComponents {
  const sought = new Set(Object.keys(components));
  const mayHold = new RegExp(`<(?:${[...sought].map(escaped).join('|')})[\\s>/]`);
  return (html) =>
    sought.size === 0 || !mayHold.test(html)
      ? undefined
      : readHtml(html, sought).map((node, index) => shown(node, index, components));
}

const escaped = (name: string) => name.replaceAll(/[^\w-]/g, '\\$&');

function shown(node: HtmlNode, key: number, components: LessonComponents): ReactNode {
  if (typeof node === 'string') return node;
  const own = Object.hasOwn(components, node.tag) ? components[node.tag] : undefined;
  const props = { key, ...reactProps(node) };
  const isStatic = !node.holds || (own && !node.children.some(holdsMore));
  if (!own && isStatic)
    return createElement(node.tag, {
      ...props,
      ...(node.inner === '' ? {} : { dangerouslySetInnerHTML: trustedHtml(node.inner) }),
    });
  const children = node.children
    .filter((child) => !(rows.has(node.tag) && typeof child === 'string' && child.trim() === ''))
    .map((child, index) => shown(child, index, components));
  // An element that holds nothing has no children, not even an empty list.
  return createElement(own ?? node.tag, props, ...(children.length > 0 ? [children] : []));
}

/** Elements in which a line's end is no text. */
const rows = new Set(['table', 'thead', 'tbody', 'tr']);

const holdsMore = (node: HtmlNode): boolean => typeof node !== 'string' && node.holds;

const names: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  playsinline: 'playsInline',
  referrerpolicy: 'referrerPolicy',
  popovertarget: 'popoverTarget',
  srclang: 'srcLang',
};
const flags = new Set(['open', 'controls', 'default', 'playsinline', 'checked', 'disabled']);

function reactProps({ attributes }: HtmlElement): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      if (name === 'style') return ['style', styleOf(value)];
      if (flags.has(name)) return [names[name] ?? name, true];
      return [names[name] ?? name, name === 'tabindex' ? Number(value) : value];
    }),
  );
}

/** `height:1em;margin-right:2em` as React takes it. */
function styleOf(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split(';').flatMap((rule) => {
      const [name = '', ...value] = rule.split(':');
      const property = name.trim();
      if (property === '') return [];
      const key = property.startsWith('--')
        ? property
        : property.replaceAll(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase());
      return [[key, value.join(':').trim()]];
    }),
  );
}
