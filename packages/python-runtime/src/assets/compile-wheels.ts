import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from 'pyodide';
import { isWhole, sha256Of, writeWhole } from './kept-file.ts';
import { WheelCompiler } from './wheel-compiler.ts';

/** A wheel as a lock file names it. */
interface LockedWheel {
  readonly name: string;
  readonly file_name: string;
  readonly sha256: string;
}

/** What was made of a wheel, by which Python. */
interface CompiledWheel {
  readonly file_name: string;
  readonly sha256: string;
  /** The sha256 of the wheel that it was made of. */
  readonly source: string;
  readonly pyodide: string;
}

type CompiledWheels = Readonly<Record<string, CompiledWheel>>;

const recordName = 'compiled.json';
/** A wheel and, once it is compiled, the one it was made of: a page that read the lock file before still asks for that. */
export type KeptWheel<Wheel> = Wheel & { readonly source?: Omit<LockedWheel, 'name'> };

/** The same wheels, with those in the place of which a compiled one lies in the folder already. */
export function compiledBefore<Wheel extends LockedWheel>(
  folder: string,
  wheels: readonly Wheel[],
): readonly KeptWheel<Wheel>[] {
  const kept = recordOf(folder);
  return wheels.map((wheel) => {
    const known = kept[wheel.name];
    return known && isCurrent(folder, wheel, known) ? inPlaceOf(wheel, known) : wheel;
  });
}

/**
 * The same wheels with bytecode in the place of sources, in files beside them: a page cannot keep what Python compiles, and would compile it anew
 * at each visit. What this Pyodide has compiled is kept; what is no wheel stays as it is.
 */
export async function compileWheels<Wheel extends LockedWheel>(
  folder: string,
  wheels: readonly Wheel[],
): Promise<readonly KeptWheel<Wheel>[]> {
  const kept = recordOf(folder);
  const made: Record<string, CompiledWheel> = {};
  const compiler = new WheelCompiler();
  try {
    for (const wheel of wheels) {
      const fileName = compiledName(wheel.file_name);
      if (fileName === undefined) continue;
      const known = kept[wheel.name];
      made[wheel.name] =
        known && isCurrent(folder, wheel, known)
          ? known
          : await compile(folder, wheel, fileName, compiler);
    }
  } finally {
    await compiler.close();
  }
  if (Object.keys(made).length > 0) writeWhole(join(folder, recordName), JSON.stringify(made));
  return wheels.map((wheel) => {
    const compiled = made[wheel.name];
    return compiled ? inPlaceOf(wheel, compiled) : wheel;
  });
}

function inPlaceOf<Wheel extends LockedWheel>(
  wheel: Wheel,
  { file_name, sha256 }: CompiledWheel,
): KeptWheel<Wheel> {
  const source = { file_name: wheel.file_name, sha256: wheel.sha256 };
  return { ...wheel, file_name, sha256, source };
}

function isCurrent(folder: string, { sha256 }: LockedWheel, known: CompiledWheel): boolean {
  return (
    known.source === sha256 &&
    known.pyodide === version &&
    isWhole(join(folder, known.file_name), known.sha256)
  );
}

async function compile(
  folder: string,
  wheel: LockedWheel,
  fileName: string,
  compiler: WheelCompiler,
): Promise<CompiledWheel> {
  // Pyodide reads a plain array alone.
  const source = new Uint8Array(readFileSync(join(folder, wheel.file_name)));
  const bytes = await compiler.compile(source);
  writeWhole(join(folder, fileName), bytes);
  return {
    file_name: fileName,
    sha256: sha256Of(bytes),
    source: wheel.sha256,
    pyodide: version,
  };
}

/** `numpy-2.4.6-1bytecode-cp314-…` of `numpy-2.4.6-cp314-…`: a build tag, as PEP 427 has it. */
function compiledName(fileName: string): string | undefined {
  const parts = /^([^-]+-[^-]+)-([^-]+-[^-]+-[^-]+\.whl)$/u.exec(fileName);
  return parts ? `${parts[1]}-1bytecode-${parts[2]}` : undefined;
}

/** What was compiled before; nothing where the record is missing or broken. */
function recordOf(folder: string): CompiledWheels {
  try {
    return JSON.parse(readFileSync(join(folder, recordName), 'utf8')) as CompiledWheels;
  } catch {
    return {};
  }
}
