import { expect, it } from 'vitest';
import { StartProgress } from './start-progress.ts';
import type { Progress } from './start-progress.ts';

const at = (stage: Progress['stage'], loaded: number): Progress => ({ stage, loaded, total: 10 });

/** What is told of a start that is heard so, as `stage loaded/total`. */
function toldOf(heard: readonly Progress[]): string[] {
  const told: string[] = [];
  const progress = new StartProgress(({ stage, loaded, total }) => {
    told.push(`${stage} ${loaded}/${total}`);
  });
  for (const each of heard) progress.hear(each);
  progress.end();
  progress.end();
  return told;
}

it('tells each stage of a start once it comes, and its end once', () => {
  expect(toldOf([at('download', 2), at('download', 10), at('start', 10)])).toEqual([
    'download 2/10',
    'download 10/10',
    'start 10/10',
    'ready 10/10',
  ]);
});

it('tells the stages that were over before it was listened to', () => {
  expect(toldOf([at('start', 10)])).toEqual(['download 10/10', 'start 10/10', 'ready 10/10']);
  expect(toldOf([])).toEqual(['download 0/0', 'start 0/0', 'ready 0/0']);
});

it('never goes back, where a start begins again with other files', () => {
  expect(toldOf([at('download', 8), at('download', 1), at('start', 8), at('download', 2)])).toEqual(
    ['download 8/10', 'download 8/10', 'start 8/10', 'ready 10/10'],
  );
});
