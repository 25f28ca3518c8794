import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchWheels } from './fetch-wheels.ts';

const wheel = (name: string) => `the wheel of ${name}`;
const locked = (name: string, depends: string[], text = wheel(name)) => ({
  name,
  file_name: `${name}.whl`,
  sha256: createHash('sha256').update(text).digest('hex'),
  depends,
});
const lock = JSON.stringify({
  info: { version: '1' },
  packages: {
    pandas: locked('pandas', ['numpy']),
    numpy: locked('numpy', []),
    altered: locked('altered', [], 'what it should have been'),
  },
});

let server: Server;
let from = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    response.end(wheel((request.url ?? '').slice(1).replace('.whl', '')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  from = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => {
  server.close();
});
const folder = () => mkdtempSync(join(tmpdir(), 'wheels-'));

it('a package comes with what it depends on and the lock file', async () => {
  const target = folder();
  expect(await fetchWheels(target, ['pandas'], from, lock)).toEqual(['pandas.whl', 'numpy.whl']);
  expect(readFileSync(join(target, 'numpy.whl'), 'utf8')).toBe(wheel('numpy'));
  const kept: unknown = JSON.parse(readFileSync(join(target, 'pyodide-lock.json'), 'utf8'));
  expect(kept).toEqual({
    info: { version: '1' },
    packages: { pandas: locked('pandas', ['numpy']), numpy: locked('numpy', []) },
  });
  // Nothing is left of the writing.
  expect(readdirSync(target)).toHaveLength(3);
});

it('a folder of wheels with a lock file of its own is as good as an address', async () => {
  const built = folder();
  writeFileSync(join(built, 'numpy.whl'), 'built here');
  const own = { packages: { numpy: locked('numpy', [], 'built here') } };
  writeFileSync(join(built, 'pyodide-lock.json'), JSON.stringify(own));
  const target = folder();
  expect(await fetchWheels(target, ['numpy'], built)).toEqual(['numpy.whl']);
  expect(readFileSync(join(target, 'numpy.whl'), 'utf8')).toBe('built here');
  rmSync(join(built, 'numpy.whl'));
  await expect(fetchWheels(folder(), ['numpy'], built)).rejects.toThrow('there is no numpy.whl in');
});

it('what cannot be reached is named', async () => {
  const nowhere = fetchWheels(folder(), ['numpy'], 'http://127.0.0.1:1/', lock);
  await expect(nowhere).rejects.toThrow('numpy: 127.0.0.1:1 cannot be reached.');
});

it('without a package there is a lock file without packages', async () => {
  const target = join(folder(), 'wheels');
  expect(await fetchWheels(target, [], from, lock)).toEqual([]);
  expect(readdirSync(target)).toEqual(['pyodide-lock.json']);
});

it('an altered wheel is refused and not kept', async () => {
  const target = folder();
  await expect(fetchWheels(target, ['altered'], from, lock)).rejects.toThrow(/sha256/);
  expect(existsSync(join(target, 'altered.whl'))).toBe(false);
});

it('an unknown package is named', async () => {
  await expect(fetchWheels(folder(), ['nompy'], from, lock)).rejects.toThrow(/nompy is not in/);
});
