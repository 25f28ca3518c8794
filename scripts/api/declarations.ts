import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { z } from 'zod';

/** Any node of the syntax tree: its kind, its place in the text, and whatever else it has. */
const node = z.looseObject({ type: z.string(), start: z.number(), end: z.number() });
type Node = z.infer<typeof node>;
const named = z.looseObject({ name: z.string().optional(), value: z.unknown().optional() });

/** Where a name is declared: its text without comments, and the names that the text speaks of. */
export interface Declaration {
  readonly text: string;
  readonly names: readonly string[];
}

/** A name in another file; `name` is `*` for the whole of it. */
export interface Elsewhere {
  readonly from: string;
  readonly name: string;
}

/** What one .d.ts file declares, imports and exports. */
export interface DeclarationFile {
  readonly declared: ReadonlyMap<string, Declaration>;
  readonly imported: ReadonlyMap<string, Elsewhere>;
  /** Exported name to the local name, or to a name elsewhere. */
  readonly exported: ReadonlyMap<string, string | Elsewhere>;
  /** Files of `export * from`. */
  readonly all: readonly string[];
}

const children = (parent: Node): Node[] =>
  Object.values(parent)
    .flatMap((value): unknown[] => (Array.isArray(value) ? value : [value]))
    .flatMap((value) => {
      const read = node.safeParse(value);
      return read.success ? [read.data] : [];
    });

const child = (parent: Node, key: string): Node | undefined => node.safeParse(parent[key]).data;
const list = (parent: Node, key: string): Node[] => z.array(node).catch([]).parse(parent[key]);

function nameOf(given: Node | undefined): string {
  const { name, value } = named.parse(given ?? {});
  return name ?? (typeof value === 'string' ? value : '');
}

function namesIn(given: Node): string[] {
  const own = given.type === 'Identifier' ? [nameOf(given)] : [];
  return [...own, ...children(given).flatMap(namesIn)];
}

/** The file that a relative import of a .d.ts names; packages keep their name. */
function target(file: string, source: string): string {
  if (!source.startsWith('.')) return source;
  return join(dirname(file), source.replace(/\.(tsx?|js)$/, '')) + '.d.ts';
}

export function readDeclarations(file: string): DeclarationFile {
  const code = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, code);
  const declared = new Map<string, Declaration>();
  const imported = new Map<string, Elsewhere>();
  const exported = new Map<string, string | Elsewhere>();
  const all: string[] = [];

  const textOf = ({ start, end }: Node) => {
    let text = '';
    let at = start;
    for (const comment of comments.filter((c) => c.start >= start && c.end <= end)) {
      text += code.slice(at, comment.start);
      at = comment.end;
    }
    return (text + code.slice(at, end)).replaceAll(/^[ \t]*\n/gm, '').replace(/^declare /, '');
  };
  const declare = (statement: Node): string[] => {
    const variables = list(statement, 'declarations').map((one) => nameOf(child(one, 'id')));
    const names = variables.length > 0 ? variables : [nameOf(child(statement, 'id'))];
    for (const name of names) {
      const known = declared.get(name);
      declared.set(name, {
        // Overloads and merged interfaces are one declaration in several pieces.
        text: [...(known ? [known.text] : []), textOf(statement)].join('\n'),
        names: [...(known?.names ?? []), ...namesIn(statement)],
      });
    }
    return names;
  };

  for (const statement of z.array(node).parse(program.body)) {
    const source = nameOf(child(statement, 'source'));
    const inner = child(statement, 'declaration');
    if (statement.type === 'ImportDeclaration') {
      for (const specifier of list(statement, 'specifiers')) {
        const name = nameOf(child(specifier, 'imported'));
        const fallback = specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*';
        imported.set(nameOf(child(specifier, 'local')), {
          from: target(file, source),
          name: name || fallback,
        });
      }
    } else if (statement.type === 'ExportAllDeclaration') {
      all.push(target(file, source));
    } else if (statement.type === 'ExportNamedDeclaration') {
      if (inner) for (const name of declare(inner)) exported.set(name, name);
      for (const specifier of list(statement, 'specifiers')) {
        const local = nameOf(child(specifier, 'local'));
        exported.set(
          nameOf(child(specifier, 'exported')),
          source === '' ? local : { from: target(file, source), name: local },
        );
      }
    } else if (statement.type === 'ExportDefaultDeclaration' && inner) {
      if (child(inner, 'id')) declare(inner);
      exported.set('default', nameOf(child(inner, 'id') ?? inner));
    } else if (child(statement, 'id') ?? list(statement, 'declarations')[0]) {
      declare(statement);
    }
  }
  return { declared, imported, exported, all };
}
