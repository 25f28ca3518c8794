import { expect, it } from 'vitest';
import readme from '../README.md?raw';
import * as engine from './index.ts';

it('shows an example in the README that runs, with what it gives', async () => {
  const [, example = ''] = /```ts\n(.*?)```/s.exec(readme) ?? [];
  const body = example.replace(/import (.*) from '@lemma\/learning-engine';/, 'const $1 = engine;');
  const source = `export default (engine) => { ${body} return { problems, reasons }; };`;
  const shown: { default: (from: typeof engine) => unknown } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`
  );
  expect(shown.default(engine)).toEqual({
    problems: [],
    reasons: [
      [undefined, 'Finds your place among 2 lessons, so that you skip what you know.'],
      ['dot', 'The next of 2 lessons left on your path.'],
    ],
  });
});
