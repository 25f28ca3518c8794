import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { run } from './run.ts';

let folder: string;
let ended: AbortController;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lemma-content-'));
  ended = new AbortController();
  for (const uid of ['la-adding', 'la-summing', 'la-taking']) await run(['new', uid, folder]);
});
afterEach(() => {
  ended.abort();
  rmSync(folder, { recursive: true });
});

const path = (uid: string) => join(folder, `${uid}.md`);
const edit = (uid: string, from: string, to: string) =>
  writeFileSync(path(uid), readFileSync(path(uid), 'utf8').replace(from, to));

/** Starts a watch, and reads what it shows, one after another. */
function watched(...args: readonly string[]) {
  const seen: string[] = [];
  const result = run(['check', '--watch', ...args], undefined, {
    show: (output) => seen.push(output),
    signal: ended.signal,
  });
  let read = 0;
  const next = async () => {
    await expect.poll(() => seen.length, { timeout: 20_000 }).toBeGreaterThan(read);
    read += 1;
    return seen[read - 1] ?? '';
  };
  return { result, next };
}

it('compiles what has changed and nothing else, and ends with the code of the last check', async () => {
  const { result, next } = watched(folder);
  expect(await next()).toMatch(/^3 lessons, 0 errors, 0 warnings\.\nCompiled 3 of 3 in \d+ ms\./);
  edit('la-summing', ':::hint', ':::hnit');
  expect(await next()).toMatch(
    /la-summing\.md:\d+:1 {2}error {2}There is no block ":::hnit"[^]*\n3 lessons, 1 error, 0 warnings\.\nCompiled 1 of 3/,
  );
  ended.abort();
  expect(await result).toEqual({ code: 1, output: '' });
});

it('compiles those as well that speak of what has changed', async () => {
  edit('la-summing', 'Think aloud', 'See [](la-adding). Think aloud');
  const { next } = watched('--json', folder);
  expect(JSON.parse(await next())).toMatchObject({ lessons: 3, compiled: 3, errors: 0 });
  edit('la-adding', 'title: Adding', 'title: Putting together');
  expect(JSON.parse(await next())).toMatchObject({ compiled: 2 });
  edit('la-summing', '(la-adding)', '(la-adding#thm-a)');
  const output = await next();
  expect(output).not.toContain('\n');
  expect(JSON.parse(output)).toMatchObject({
    compiled: 2,
    errors: 1,
    messages: [{ rule: 'link-target' }],
  });
  edit('la-adding', '## Worked example', ':::theorem[A]{#thm-a}\nx\n:::\n\n## Worked example');
  expect(JSON.parse(await next())).toMatchObject({ compiled: 2, errors: 0 });
});

it('takes lessons that are new, renamed or gone', async () => {
  const { next } = watched('--json', folder);
  await next();
  await run(['new', 'la-zero', folder]);
  expect(JSON.parse(await next())).toMatchObject({ lessons: 4, errors: 0 });
  rmSync(path('la-zero'));
  expect(JSON.parse(await next())).toMatchObject({ lessons: 3, compiled: 3 });
});

it('follows one file that an editor saves by putting another in its place', async () => {
  const { next } = watched('--json', path('la-adding'));
  expect(JSON.parse(await next())).toMatchObject({ lessons: 1, compiled: 1, errors: 0 });
  for (const [found, written] of [
    [':::hint', ':::hnit'],
    [':::hnit', ':::hint'],
  ] as const) {
    const temporary = join(folder, '.la-adding.swp');
    writeFileSync(temporary, readFileSync(path('la-adding'), 'utf8').replace(found, written));
    renameSync(temporary, path('la-adding'));
    const errors = written === ':::hnit' ? 1 : 0;
    expect(JSON.parse(await next())).toMatchObject({ lessons: 1, compiled: 1, errors });
  }
});

it('says at once that a path leads nowhere', async () => {
  const { result } = watched(join(folder, 'nowhere'));
  expect(await result).toMatchObject({
    code: 2,
    output: expect.stringContaining('no file or folder'),
  });
});

it('prints one line of JSON each time, and Ctrl-C ends the process with the code of the last', async () => {
  const main = new URL('main.ts', import.meta.url).pathname;
  const args = ['--conditions=@lemma/source', main, 'check', '--watch', '--json', folder];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const ending = new Promise<number | null>((resolve) => {
      child.once('exit', resolve);
    });
    let errors = 0;
    for await (const line of createInterface(child.stdout)) {
      ({ errors } = JSON.parse(line));
      if (errors > 0) child.kill('SIGINT');
      else edit('la-summing', ':::hint', ':::hnit');
    }
    expect(errors).toBe(1);
    expect(await ending).toBe(1);
  } finally {
    child.kill('SIGKILL');
  }
});
