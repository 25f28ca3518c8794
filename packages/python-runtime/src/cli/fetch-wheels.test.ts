import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
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
  expect(readFileSync(join(target, 'pyodide-lock.json'), 'utf8')).toBe(lock);
});

it('without a package the lock file comes alone, for wheels of the host’s own', async () => {
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
