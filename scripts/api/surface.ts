import { readDeclarations, type Declaration, type DeclarationFile } from './declarations.ts';

/** A declaration by its place, so that it is told once however many names lead to it. */
interface Found {
  readonly key: string;
  readonly file: string;
  readonly name: string;
  readonly declaration: Declaration | undefined;
}

/** What a package's entry exports, and the declarations of the package that those speak of without exporting them. */
export interface Surface {
  readonly exported: ReadonlyMap<string, string>;
  readonly used: ReadonlyMap<string, string>;
}

/** Reads the public surface from an entry's .d.ts. */
export function readSurface(entry: string): Surface {
  const files = new Map<string, DeclarationFile>();
  const open = (file: string): DeclarationFile => {
    const known = files.get(file) ?? readDeclarations(file);
    files.set(file, known);
    return known;
  };
  const outside = (from: string, name: string): Found => ({
    key: `${from} ${name}`,
    file: from,
    name,
    declaration: { text: name === '*' ? `from '${from}'` : `${name} from '${from}'`, names: [] },
  });

  /** A name as it stands in a file, followed to where it is declared. */
  const local = (file: string, name: string): Found | undefined => {
    const { declared, imported } = open(file);
    const declaration = declared.get(name);
    if (declaration) return { key: `${file} ${name}`, file, name, declaration };
    const elsewhere = imported.get(name);
    if (!elsewhere) return undefined;
    if (!elsewhere.from.endsWith('.d.ts')) return outside(elsewhere.from, elsewhere.name);
    return exportsOf(elsewhere.from).get(elsewhere.name);
  };
  const exportsOf = (file: string): Map<string, Found> => {
    const { exported, all } = open(file);
    const found = new Map<string, Found>();
    for (const from of all) {
      if (!from.endsWith('.d.ts')) found.set(`* from ${from}`, outside(from, '*'));
      else for (const [name, what] of exportsOf(from)) found.set(name, what);
    }
    for (const [name, where] of exported) {
      if (typeof where === 'string') {
        const what = local(file, where);
        if (what) found.set(name, what);
      } else if (where.from.endsWith('.d.ts')) {
        const what = exportsOf(where.from).get(where.name);
        if (what) found.set(name, what);
      } else found.set(name, outside(where.from, where.name));
    }
    return found;
  };

  const exported = exportsOf(entry);
  const seen = new Set([...exported.values()].map(({ key }) => key));
  const queue = [...exported.values()];
  const used = new Map<string, string>();
  for (let one = queue.shift(); one; one = queue.shift()) {
    for (const name of new Set(one.declaration?.names)) {
      const what = local(one.file, name);
      if (!what || seen.has(what.key) || !what.file.endsWith('.d.ts')) continue;
      seen.add(what.key);
      queue.push(what);
      used.set(what.key, what.declaration?.text ?? '');
    }
  }
  return {
    exported: new Map(
      [...exported].map(([name, { declaration }]) => [name, declaration?.text ?? '']),
    ),
    used,
  };
}
