import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from 'pyodide';
import { isWhole, sha256Of, writeWhole } from './kept-file.ts';
import { WheelCompiler } from './wheel-compiler.ts';

/** A file of a folder of wheels. */
interface WheelFile {
  readonly file_name: string;
  readonly sha256: string;
}

/** A wheel as a lock file names it. */
interface LockedWheel extends WheelFile {
  readonly name: string;
}

/** What was made of a wheel, by which Python. */
interface CompiledWheel extends WheelFile {
  /** The sha256 of the wheel that it was made of. */
  readonly source: string;
  readonly pyodide: string;
}

/** A wheel and, once it is compiled, the one it was made of: a page that read the lock file before still asks for that. */
export type KeptWheel<Wheel> = Wheel & { readonly source?: WheelFile };

const recordName = 'compiled.json';

/** The same wheels, with the compiled ones that lie in the folder already and were made by this Pyodide. */
export function compiledBefore<Wheel extends LockedWheel>(
  folder: string,
  wheels: readonly Wheel[],
): readonly KeptWheel<Wheel>[] {
  const record = recordOf(folder);
  return wheels.map((wheel) => {
    const known = record[wheel.name];
    const isCurrent =
      known?.source === wheel.sha256 &&
      known.pyodide === version &&
      isWhole(join(folder, known.file_name), known.sha256);
    return isCurrent ? inPlaceOf(wheel, known) : wheel;
  });
}

/**
 * Compiles the wheels that `compiledBefore` has not found compiled: to wheels with bytecode in the place of sources, in files beside them. A page cannot keep
 * what Python compiles, and would compile it anew at each visit. What is no wheel stays as it is.
 */
export async function compileWheels<Wheel extends LockedWheel>(
  folder: string,
  wheels: readonly KeptWheel<Wheel>[],
): Promise<readonly KeptWheel<Wheel>[]> {
  const compiled: KeptWheel<Wheel>[] = [];
  const compiler = new WheelCompiler();
  try {
    for (const wheel of wheels) {
      const fileName = wheel.source ? undefined : compiledName(wheel.file_name);
      compiled.push(fileName ? await compile(folder, wheel, fileName, compiler) : wheel);
    }
  } finally {
    await compiler.close();
  }
  writeRecord(folder, compiled);
  return compiled;
}

async function compile<Wheel extends LockedWheel>(
  folder: string,
  wheel: Wheel,
  fileName: string,
  compiler: WheelCompiler,
): Promise<KeptWheel<Wheel>> {
  // Pyodide reads a plain array alone.
  const source = new Uint8Array(readFileSync(join(folder, wheel.file_name)));
  const bytes = await compiler.compile(source);
  writeWhole(join(folder, fileName), bytes);
  return inPlaceOf(wheel, { file_name: fileName, sha256: sha256Of(bytes) });
}

function inPlaceOf<Wheel extends LockedWheel>(
  wheel: Wheel,
  { file_name, sha256 }: WheelFile,
): KeptWheel<Wheel> {
  const source = { file_name: wheel.file_name, sha256: wheel.sha256 };
  return { ...wheel, file_name, sha256, source };
}

/** `numpy-2.4.6-1bytecode-cp314-…` of `numpy-2.4.6-cp314-…`: a build tag, as PEP 427 has it. */
function compiledName(fileName: string): string | undefined {
  const parts = /^([^-]+-[^-]+)-([^-]+-[^-]+-[^-]+\.whl)$/u.exec(fileName);
  return parts ? `${parts[1]}-1bytecode-${parts[2]}` : undefined;
}

/** What was compiled before; nothing where the record is missing or broken. */
function recordOf(folder: string): Readonly<Record<string, CompiledWheel>> {
  try {
    return JSON.parse(readFileSync(join(folder, recordName), 'utf8')) as Record<
      string,
      CompiledWheel
    >;
  } catch {
    return {};
  }
}

function writeRecord(folder: string, wheels: readonly KeptWheel<LockedWheel>[]): void {
  const entries = wheels.flatMap(({ name, file_name, sha256, source }) =>
    source ? [[name, { file_name, sha256, source: source.sha256, pyodide: version }] as const] : [],
  );
  if (entries.length > 0)
    writeWhole(join(folder, recordName), JSON.stringify(Object.fromEntries(entries)));
}
