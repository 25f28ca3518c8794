/** Wheels of what JupyterLite's kernel needs and npm does not have, and the lock file by which Pyodide loads them with the kernel's own. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { emptyLock } from '../../../packages/python-runtime/src/assets/package-files.ts';
import { fetched } from '../peer-folder.ts';
import { pythonPackages, suite } from './packages.ts';

/** One file of a Python distribution. */
export interface Wheel {
  readonly name: string;
  readonly version: string;
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly depends: readonly string[];
}

/** `zipSync` of fflate. */
export type Zip = (files: Readonly<Record<string, Uint8Array>>) => Uint8Array;

/** What the kernel's package on npm says of the wheels it brings. */
const ownWheels = z.record(
  z.string(),
  z.object({ releases: z.record(z.string(), z.array(z.object({ filename: z.string() }))) }),
);

/** Unpacked once and kept in `folder`; throws NotToBeHad where Debian's client or the versions named are missing. */
export function debianWheels(folder: string, zip: Zip): readonly Wheel[] {
  const packages = join(folder, 'root', 'usr', 'lib', 'python3', 'dist-packages');
  const complete = Object.values(pythonPackages).every(({ file }) =>
    existsSync(join(packages, file)),
  );
  if (!complete) {
    const wanted = Object.entries(pythonPackages).map(
      ([name, { debian }]) => `python3-${name}=${debian}`,
    );
    const script = join(import.meta.dirname, '..', 'debian-packages.sh');
    mkdirSync(folder, { recursive: true });
    fetched('sh', [script, folder, suite, ...wanted], folder);
  }
  return Object.entries(pythonPackages).map(([name, { version, file, depends = [] }]) =>
    wheel({ name, version, depends }, filesUnder(packages, file), zip),
  );
}

/** In the place of micropip, see there. */
export const micropipWheel = (zip: Zip): Wheel =>
  wheel(
    { name: 'micropip', version: '0', depends: [] },
    filesUnder(import.meta.dirname, 'micropip'),
    zip,
  );

/** Those that the kernel's package brings: itself, piplite and its stand-in for ipykernel. */
export function kernelWheels(folder: string): readonly Wheel[] {
  const depends = { 'pyodide-kernel': ['comm', 'ipython'], ipykernel: ['pyodide-kernel'] };
  const all = ownWheels.parse(JSON.parse(readFileSync(join(folder, 'all.json'), 'utf8')));
  return ['piplite', 'pyodide-kernel', 'ipykernel'].map((name) => {
    const [[version, [release]] = ['', []]] = Object.entries(all[name]?.releases ?? {});
    if (!release) throw new Error(`${folder} has no wheel of ${name}.`);
    return {
      name,
      version,
      file: release.filename,
      bytes: readFileSync(join(folder, release.filename)),
      depends: Object.entries(depends).find(([of]) => of === name)?.[1] ?? [],
    };
  });
}

export function lockFile(wheels: readonly Wheel[]): string {
  const entries = wheels.map(({ name, version, file, bytes, depends }) => [
    name,
    {
      name,
      version,
      file_name: file,
      package_type: 'package',
      install_dir: 'site',
      sha256: createHash('sha256').update(bytes).digest('hex'),
      imports: [],
      depends,
    },
  ]);
  return JSON.stringify({ ...emptyLock(), packages: Object.fromEntries(entries) });
}

function wheel(
  about: Pick<Wheel, 'name' | 'version' | 'depends'>,
  files: Readonly<Record<string, Uint8Array>>,
  zip: Zip,
): Wheel {
  const { name, version } = about;
  const stem = `${name.replaceAll('-', '_')}-${version}`;
  const info = {
    METADATA: `Metadata-Version: 2.1\nName: ${name}\nVersion: ${version}\n`,
    WHEEL: 'Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n',
  };
  const told = Object.entries(info).map(
    ([file, text]) => [`${stem}.dist-info/${file}`, Buffer.from(text)] as const,
  );
  return {
    ...about,
    file: `${stem}-py3-none-any.whl`,
    bytes: zip({ ...files, ...Object.fromEntries(told) }),
  };
}

/** A module, or a package with all that lies in it, by path below `folder`. */
function filesUnder(folder: string, path: string): Readonly<Record<string, Uint8Array>> {
  if (statSync(join(folder, path)).isFile()) return { [path]: readFileSync(join(folder, path)) };
  return Object.fromEntries(
    readdirSync(join(folder, path), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(folder, file), readFileSync(file)]),
  );
}
