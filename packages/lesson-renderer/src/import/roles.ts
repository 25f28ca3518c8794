import { slug } from '../markdown/targets.ts';
import { idOf, type ReportLoss } from './source-line.ts';

/** Where the labels of a document lead in the lesson: a heading's label to the anchor of the heading. */
export type Labels = ReadonlyMap<string, string>;

type Role = (content: string, to: RoleContext) => string;

interface RoleContext {
  readonly labels: Labels;
  readonly lose: (what: string) => void;
}

const code: Role = (content) => `\`${content}\``;

/** A reference with words of its own, `words <label>`, or the label alone. */
function labelled(content: string): { readonly words: string; readonly label: string } {
  const [, text, target] = /^([^]*?)\s*<([^<>]+)>$/.exec(content) ?? [];
  return target === undefined
    ? { words: '', label: content }
    : { words: text ?? '', label: target };
}

/** The words of a reference, or the whole where it has none. */
const words = (content: string): string => labelled(content).words || content;

const reference: Role = (content, { labels, lose }) => {
  const { words: text, label } = labelled(content);
  const id = labels.get(label.trim());
  if (id === undefined) {
    lose(`a reference to "${label}", which is not in this document; its words stayed`);
    return text === '' ? label : text;
  }
  // `%s` stands for a number, which an empty link writes with its name.
  return `[${text.includes('%s') || text.includes('{') ? '' : text}](#${id})`;
};

const citation: Role = (content, { lose }) => {
  lose(`the citation ${content}; its key stayed`);
  return `(${content})`;
};

const roles: Readonly<Record<string, Role>> = {
  math: (content) => `$${content}$`,
  eq: reference,
  ref: reference,
  numref: reference,
  'prf:ref': reference,
  'exercise:ref': reference,
  term: (content) => {
    const { words: text, label } = labelled(content);
    return `[${text === '' ? label : text}](#term-${slug(label)})`;
  },
  doc: (content, { lose }) => {
    const { words: text, label } = labelled(content);
    lose(`a link to the document ${label}; its words stayed`);
    return text === '' ? label.split('/').at(-1)!.replaceAll(/[-_]/g, ' ') : text;
  },
  download: (content, { lose }) => {
    lose(`a file to download, ${labelled(content).label}; its words stayed`);
    return words(content);
  },
  index: words,
  sub: (content) => `~${content}~`,
  subscript: (content) => `~${content}~`,
  sup: (content) => `^${content}^`,
  superscript: (content) => `^${content}^`,
  abbr: (content) => content,
  strong: (content) => `**${content}**`,
  emphasis: (content) => `*${content}*`,
  kbd: code,
  code,
  literal: code,
  file: code,
  command: code,
  del: (content) => `~~${content}~~`,
};

const role = /\{([a-z][\w:-]*)\}(`+)([^`]|[^`][^]*?[^`])\2(?!`)/gi;
const codeSpan = /(`+)(?:[^`]|[^`][^]*?[^`])\1(?!`)/g;
const documents = /\.(?:md|ipynb|rst|html?)(?:#[\w-]*)?$/i;

/** MyST's roles and references in a line of prose, as a lesson writes them. */
export function withoutRoles(text: string, at: string, labels: Labels, lose: ReportLoss): string {
  const context: RoleContext = { labels, lose: (what) => lose(at, what) };
  const read = text.replaceAll(role, (_all, name: string, _ticks, content: string) => {
    const lower = name.toLowerCase();
    if (lower.startsWith('cite')) return citation(content, context);
    const own = Object.hasOwn(roles, lower) ? roles[lower] : undefined;
    if (own) return own(content, context);
    // Names of a program, such as {py:func}`print`.
    if (lower.includes(':')) return code(words(content), context);
    context.lose(`the role {${name}}; its words stayed, as code`);
    return code(content, context);
  });
  return outsideCode(read, (prose) => withLabels(prose, context));
}

/** Changes what is no code of a line. */
export function outsideCode(text: string, change: (prose: string) => string): string {
  let done = '';
  let end = 0;
  for (const span of text.matchAll(codeSpan)) {
    done += change(text.slice(end, span.index)) + span[0];
    end = span.index + span[0].length;
  }
  return done + change(text.slice(end));
}

function withLabels(prose: string, { labels, lose }: RoleContext): string {
  return prose.replaceAll(
    /(?<!!)\[([^\][]*)\]\(([^()\s]+)\)/g,
    (link, text: string, address: string) => {
      const [, label] = /^#(.+)$/.exec(address) ?? [];
      const known =
        label === undefined ? undefined : (labels.get(label) ?? labels.get(idOf(label)));
      if (known !== undefined) return `[${text}](#${known})`;
      if (/^[a-z]+:|^#/i.test(address) || !documents.test(address)) return link;
      lose(`a link to the document ${address}; its words stayed`);
      return text === '' ? address : text;
    },
  );
}
