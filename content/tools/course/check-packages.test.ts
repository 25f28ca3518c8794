import { expect, it } from 'vitest';
import { checkPackages } from './check-packages.ts';

const problems = (markdown: string, packages: readonly string[] = []) =>
  checkPackages([{ shown: 'x.md', markdown, lesson: { packages } }]);
const program = (code: string) => `\`\`\`python run\n${code}\n\`\`\`\n`;

it('a lesson names the packages that its programs import', () => {
  expect(problems(program('import math'))).toEqual([]);
  expect(problems(program('import numpy as np'), ['numpy'])).toEqual([]);
  expect(problems(program('def f():\n    from pandas import Series'))).toEqual([
    'x.md error Its programs import pandas: write packages: [pandas] in the front matter.',
  ]);
});

it('and no others', () => {
  expect(problems(program('import math'), ['numpy'])).toEqual([
    'x.md error No program imports numpy: take it out of packages.',
  ]);
  expect(problems(program('import scipy'), ['scipy'])[0]).toContain('Nothing here proves');
  expect(problems('```text\nimport numpy\n```\n')).toEqual([]);
});
