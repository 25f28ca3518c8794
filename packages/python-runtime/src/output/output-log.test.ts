import { beforeEach, expect, it, vi } from 'vitest';
import { OutputLog } from './output-log.ts';

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', () => 1);
});

const shown = (log: OutputLog) => log.pieces.map(({ text }) => text).join('');

it.for([
  ['small', 700],
  ['of a batch', 32_768],
  ['larger than what is kept', 120_000],
  ['of changing size', undefined],
])('of endless output in pieces %s the last 50,000 characters are kept', ([, size]) => {
  const log = new OutputLog();
  let all = '';
  for (let i = 0; i < 300; i += 1) {
    const text = String(i % 10).repeat(Number(size ?? (i * 7919) % 40_000));
    all = (all + text).slice(-50_000);
    log.append(i % 5 === 0 ? 'stderr' : 'stdout', text);
    expect(shown(log)).toBe(all);
  }
  expect(log.cut).toBe(true);
});
