import type { Element, ElementContent, Root as HtmlRoot } from 'hast';
import type { FootnoteReference, List, ListItem, Nodes, Parents, RootContent, Table } from 'mdast';
import type { BlockHandlers, ToHtml } from './block-handler-types.ts';
import { Footnotes } from './footnote-list.ts';
import { element, text } from './html-nodes.ts';
import type { LessonLabels } from '../format/labels.ts';

/**
 * Markdown nodes to HTML nodes: `handlers` for what the format has its own way with, CommonMark's and GFM's way for
 * the rest. Footnotes that are referred to stand at the end. The library for this brings 4 kB that a lesson never needs.
 */
export function markdownToHtml(
  nodes: readonly RootContent[],
  handlers: BlockHandlers,
  idPrefix: string,
  labels: LessonLabels,
): HtmlRoot {
  const converter = new Converter(handlers, new Footnotes(nodes, idPrefix, labels));
  const children = converter.wrap(converter.all({ type: 'root', children: [...nodes] }), false);
  const footer = converter.footnotes.section(converter);
  return { type: 'root', children: footer ? [...children, text('\n'), footer] : children };
}

class Converter implements ToHtml {
  readonly footnotes: Footnotes;
  readonly #handlers: BlockHandlers;

  constructor(handlers: BlockHandlers, footnotes: Footnotes) {
    this.#handlers = handlers;
    this.footnotes = footnotes;
  }

  readonly all = (parent: Nodes): ElementContent[] =>
    'children' in parent ? this.#converted(parent.children, parent) : [];

  readonly wrap = (nodes: readonly ElementContent[], around: boolean): ElementContent[] => {
    const lines = nodes.flatMap((node, index) => (index > 0 ? [text('\n'), node] : [node]));
    return around ? [text('\n'), ...lines, ...(nodes.length > 0 ? [text('\n')] : [])] : lines;
  };

  #converted(nodes: readonly Nodes[], parent: Parents): ElementContent[] {
    return nodes.flatMap((node, index) => {
      const html = this.#one(node, parent);
      const list: readonly ElementContent[] =
        html === undefined ? [] : 'length' in html ? html : [html];
      if (nodes[index - 1]?.type === 'break') trimStart(list[0]);
      return list;
    });
  }

  #one(node: Nodes, parent: Parents): ElementContent | readonly ElementContent[] | undefined {
    // Each handler gets the node of its own type, which a lookup by type cannot say.
    const handler = this.#handlers[node.type] as
      | ((state: ToHtml, node: Nodes, parent: Parents) => ElementContent | undefined)
      | undefined;
    if (handler) return handler(this, node, parent);
    switch (node.type) {
      case 'text':
        return text(node.value.replaceAll(/(?<![ \t])[ \t]*(\r?\n|\r)[ \t]*/g, '$1'));
      case 'break':
        return [element('br', []), text('\n')];
      case 'paragraph':
        return element('p', this.all(node));
      case 'emphasis':
        return element('em', this.all(node));
      case 'strong':
        return element('strong', this.all(node));
      case 'delete':
        return element('del', this.all(node));
      case 'subscript':
        return element('sub', this.all(node));
      case 'superscript':
        return element('sup', this.all(node));
      case 'definitionList':
        return element('dl', this.wrap(this.all(node), true));
      case 'definitionTerm':
        return element('dt', this.all(node));
      case 'definitionDescription':
        return element('dd', this.all(node));
      case 'inlineCode':
        return element('code', [text(node.value.replaceAll(/\r?\n|\r/g, ' '))]);
      case 'blockquote':
        return element('blockquote', this.wrap(this.all(node), true));
      case 'thematicBreak':
        return element('hr', []);
      case 'list':
        return this.#list(node);
      case 'listItem':
        return this.#item(node, parent);
      case 'table':
        return this.#table(node);
      case 'footnoteReference':
        return this.#reference(node);
      case 'definition':
      case 'footnoteDefinition':
      case 'yaml':
        return undefined;
      default:
        return this.all(node);
    }
  }

  #list(node: List): Element {
    const tasks = node.children.some(({ checked }) => typeof checked === 'boolean');
    return element(node.ordered ? 'ol' : 'ul', this.wrap(this.all(node), true), {
      ...(typeof node.start === 'number' && node.start !== 1 ? { start: node.start } : {}),
      ...(tasks ? { className: ['contains-task-list'] } : {}),
    });
  }

  #item(node: ListItem, parent: Parents): Element {
    const loose = parent.type === 'list' ? isLoose(parent) : isSpread(node);
    const content = this.all(node);
    const task = typeof node.checked === 'boolean';
    if (task) addTask(content, node.checked === true);
    const children: ElementContent[] = [];
    for (const [index, child] of content.entries()) {
      const paragraph = isParagraph(child);
      if (loose || index > 0 || !paragraph) children.push(text('\n'));
      if (paragraph && !loose) children.push(...child.children);
      else children.push(child);
    }
    const last = content.at(-1);
    if (last && (loose || !isParagraph(last))) children.push(text('\n'));
    return element('li', children, task ? { className: ['task-list-item'] } : {});
  }

  #table({ children, align }: Table): Element {
    const [head, ...body] = children.map((row, line) => {
      const cells = (align ?? row.children).map((_, column) => {
        const cell = row.children[column];
        const side = align?.[column];
        return element(
          line === 0 ? 'th' : 'td',
          cell ? this.all(cell) : [],
          side ? { align: side } : {},
        );
      });
      return element('tr', this.wrap(cells, true));
    });
    const parts = [
      ...(head ? [element('thead', this.wrap([head], true))] : []),
      ...(body.length > 0 ? [element('tbody', this.wrap(body, true))] : []),
    ];
    return element('table', this.wrap(parts, true));
  }

  #reference(node: FootnoteReference): ElementContent {
    return this.footnotes.reference(node.identifier) ?? text(`[^${node.identifier}]`);
  }
}

function isLoose(list: List): boolean {
  return list.spread === true || list.children.some(isSpread);
}

function isSpread({ spread, children }: ListItem): boolean {
  return spread ?? children.length > 1;
}

function isParagraph(node: ElementContent): node is Element {
  return node.type === 'element' && node.tagName === 'p';
}

/** A task's box stands before the words of its first paragraph. */
function addTask(content: ElementContent[], checked: boolean): void {
  const first = content[0];
  const paragraph = first && isParagraph(first) ? first : element('p', []);
  if (paragraph !== first) content.unshift(paragraph);
  if (paragraph.children.length > 0) paragraph.children.unshift(text(' '));
  paragraph.children.unshift(element('input', [], { type: 'checkbox', checked, disabled: true }));
}

/** A line of a paragraph begins after its break, without the spaces that indented it. */
function trimStart(node: ElementContent | undefined): void {
  const first = node?.type === 'element' ? node.children[0] : node;
  if (first?.type === 'text') first.value = first.value.replace(/^[ \t]+/, '');
}
