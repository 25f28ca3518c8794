import type { Element, ElementContent } from 'hast';
import type { FootnoteDefinition, RootContent } from 'mdast';
import type { ToHtml } from './block-handler-types.ts';
import { filledLabel, type LessonLabels } from '../format/labels.ts';

interface Note {
  readonly number: number;
  readonly definition: FootnoteDefinition;
  /** How often it is referred to. */
  count: number;
}

/** The footnotes of one text: numbered as they are first referred to, with a way back from each. */
export class Footnotes {
  readonly #definitions: ReadonlyMap<string, FootnoteDefinition>;
  readonly #notes = new Map<string, Note>();
  readonly #prefix: string;
  readonly #labels: LessonLabels;

  constructor(nodes: readonly RootContent[], prefix: string, labels: LessonLabels) {
    const definitions = nodes.flatMap((node) =>
      node.type === 'footnoteDefinition' ? [[node.identifier, node] as const] : [],
    );
    this.#definitions = new Map(definitions.toReversed());
    this.#prefix = prefix;
    this.#labels = labels;
  }

  /** The raised number that leads to a note; undefined if there is none. */
  reference(identifier: string): Element | undefined {
    const definition = this.#definitions.get(identifier);
    if (!definition) return undefined;
    const note = this.#notes.get(identifier) ?? {
      number: this.#notes.size + 1,
      definition,
      count: 0,
    };
    this.#notes.set(identifier, note);
    note.count += 1;
    const link = element('a', [text(String(note.number))], {
      href: `#${this.#id('fn', identifier, 1)}`,
      id: this.#id('fnref', identifier, note.count),
      dataFootnoteRef: true,
      ariaDescribedBy: ['footnote-label'],
    });
    return element('sup', [link]);
  }

  /** The list of all notes that were referred to, also by other notes; undefined if none was. */
  section(state: ToHtml): Element | undefined {
    const contents: [string, Note, ElementContent[]][] = [];
    // Notes that are met on the way are added to the map, and come in their turn.
    for (const [identifier, note] of this.#notes) {
      contents.push([identifier, note, state.all(note.definition)]);
    }
    if (contents.length === 0) return undefined;
    const items = contents.map(([identifier, note, content]) => {
      const back = this.#back(identifier, note);
      const last = content.at(-1);
      if (last?.type === 'element' && last.tagName === 'p') last.children.push(text(' '), ...back);
      else content.push(...back);
      return element('li', state.wrap(content, true), { id: this.#id('fn', identifier, 1) });
    });
    const title = element('p', [text(this.#labels.footnotes)], {
      className: ['lemma-footnotes-title'],
      id: 'footnote-label',
    });
    const list = element('ol', state.wrap(items, true));
    return element('section', [title, text('\n'), list, text('\n')], {
      dataFootnotes: true,
      className: ['footnotes'],
    });
  }

  #back(identifier: string, { number, count }: Note): ElementContent[] {
    return Array.from({ length: count }, (_, index) => {
      const again = index > 0 ? `-${index + 1}` : '';
      const link = element(
        'a',
        [text('↩'), ...(again ? [element('sup', [text(String(index + 1))])] : [])],
        {
          href: `#${this.#id('fnref', identifier, index + 1)}`,
          dataFootnoteBackref: '',
          ariaLabel: filledLabel(this.#labels.backToReference, { reference: `${number}${again}` }),
          className: ['data-footnote-backref'],
        },
      );
      return index > 0 ? [text(' '), link] : [link];
    }).flat();
  }

  #id(kind: 'fn' | 'fnref', identifier: string, count: number): string {
    const name = encodeURIComponent(identifier.toLowerCase());
    return `${this.#prefix}${kind}-${name}${count > 1 ? `-${count}` : ''}`;
  }
}

function element(
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element {
  return { type: 'element', tagName, properties, children };
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}
