/** For tests: wheels and a lock file for them, as `lemma-python fetch-wheels` lays them beside a site. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { emptyLock } from '../assets/package-files.ts';

interface TestPackage {
  readonly name: string;
  /** Python, or a compiled module of the stable ABI. */
  readonly source: string | Uint8Array;
  readonly depends: readonly string[];
}

/** A compiled module, made of the C file beside it. */
export function compiledModule(name: string): Uint8Array {
  return readFileSync(join(import.meta.dirname, 'compiled-wheel', `${name}.abi3.so`));
}

/** Files of a wheel folder by name. */
export function wheelFolder(packages: readonly TestPackage[]): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Buffer>();
  const locked = packages.map(({ name, source, depends }) => {
    const compiled = typeof source !== 'string';
    const tag = compiled ? 'cp314-abi3-pyemscripten_2026_0_wasm32' : 'py3-none-any';
    const file_name = `${name}-1.0-${tag}.whl`;
    const info = `${name}-1.0.dist-info`;
    const wheel = storedZip({
      [compiled ? `${name}.abi3.so` : `${name}.py`]: source,
      [`${info}/METADATA`]: `Metadata-Version: 2.1\nName: ${name}\nVersion: 1.0\n`,
      [`${info}/WHEEL`]: `Wheel-Version: 1.0\nRoot-Is-Purelib: ${!compiled}\nTag: ${tag}\n`,
      [`${info}/RECORD`]: '',
    });
    files.set(file_name, wheel);
    const sha256 = createHash('sha256').update(wheel).digest('hex');
    const rest = { version: '1.0', install_dir: 'site', package_type: 'package' };
    // Pyodide looks a package up by this form of its name (PEP 503).
    const key = name.replaceAll('_', '-');
    return [key, { name, file_name, sha256, depends, imports: [name], ...rest }] as const;
  });
  const lock = { ...emptyLock(), packages: Object.fromEntries(locked) };
  files.set('pyodide-lock.json', Buffer.from(JSON.stringify(lock)));
  return files;
}

/** A zip archive without compression (PKWARE APPNOTE 4.3). */
function storedZip(entries: Readonly<Record<string, string | Uint8Array>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const data = Buffer.from(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const made = Buffer.from([20, 0]);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), made, common, place, Buffer.from(name)]),
    );
    parts.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, list, Buffer.from('PK\x05\x06'), end]);
}
