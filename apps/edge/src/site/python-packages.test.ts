import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PythonPackages } from './python-packages.ts';

const wheel = Buffer.from('the wheel');
const sha256 = createHash('sha256').update(wheel).digest('hex');
const ask = (packages: PythonPackages, name: string) =>
  packages.serve(new Request(`https://lemma.test/python-packages/${name}`));

function filled(): PythonPackages {
  const directory = mkdtempSync(join(tmpdir(), 'packages-'));
  writeFileSync(join(directory, 'numpy.whl'), wheel);
  writeFileSync(join(directory, 'words-1bytecode.whl'), 'compiled');
  writeFileSync(join(directory, 'words.whl'), wheel);
  writeFileSync(join(directory, 'other.whl'), 'not in the list');
  const packages = {
    numpy: { file_name: 'numpy.whl', sha256 },
    lost: { file_name: 'lost.whl', sha256 },
    words: {
      file_name: 'words-1bytecode.whl',
      sha256,
      source: { file_name: 'words.whl', sha256 },
    },
  };
  writeFileSync(join(directory, 'pyodide-lock.json'), JSON.stringify({ packages }));
  return new PythonPackages(directory);
}

describe('a folder with packages', () => {
  it('its list is asked for anew each time, its wheels never again', async () => {
    const packages = filled();
    const lock = await ask(packages, 'pyodide-lock.json');
    expect(lock.headers.get('cache-control')).toBe('no-cache');
    expect(await lock.json()).toMatchObject({ packages: { numpy: { file_name: 'numpy.whl' } } });
    const file = await ask(packages, 'numpy.whl');
    expect(Buffer.from(await file.arrayBuffer())).toEqual(wheel);
    expect(file.headers.get('cache-control')).toContain('immutable');
  });

  it('a compiled wheel is there, and the one it was made of for pages that knew only that', async () => {
    const packages = filled();
    expect(await (await ask(packages, 'words-1bytecode.whl')).text()).toBe('compiled');
    expect(await (await ask(packages, 'words.whl')).text()).toBe('the wheel');
  });

  it.for(['other.whl', 'lost.whl', '../python-packages/x', '..%2f..%2fetc%2fpasswd', ''])(
    '%j, which is not listed or not there, is not found',
    async (name) => {
      expect((await ask(filled(), name)).status).toBe(404);
    },
  );
});

describe('no folder, or a broken list', () => {
  it('the list is empty, so that Python starts without packages', async () => {
    const nowhere = new PythonPackages('/no/such/folder');
    const lock = await ask(nowhere, 'pyodide-lock.json');
    expect(lock.status).toBe(200);
    expect(await lock.json()).toEqual({ packages: {} });
    expect((await ask(nowhere, 'numpy.whl')).status).toBe(404);
  });

  it('a list that cannot be read serves no file', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'packages-'));
    writeFileSync(join(directory, 'numpy.whl'), wheel);
    writeFileSync(join(directory, 'pyodide-lock.json'), '{');
    expect((await ask(new PythonPackages(directory), 'numpy.whl')).status).toBe(404);
  });
});
