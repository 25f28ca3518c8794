import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { leanCss } from './lean-css.ts';

const { resolve } = createRequire(new URL('../../lesson-renderer/package.json', import.meta.url));
const katex = readFileSync(resolve('katex/dist/katex.min.css'), 'utf8');

it('says KaTeX’s 121 changes of size in 22 rules, and the rest as it is', () => {
  const lean = leanCss(katex);
  expect(lean).not.toContain('.reset-size1.size2');
  expect(lean).toContain('.reset-size1{--katex-from:0.5}');
  expect(lean).toContain('.size11{--katex-to:2.488}');
  expect(lean).toContain('.delimsizing.size1');
  expect(gzipSync(katex).length - gzipSync(lean).length).toBeGreaterThan(900);
});

it('refuses rules that it does not know', () => {
  expect(() => leanCss(katex.replace('{font-size:1.2em}', '{font-size:1.3em}'))).toThrow(
    /size 2 is 1\.3 of its size 1, not 1\.2/,
  );
  expect(() => leanCss('.katex .katex-sizing{}')).toThrow('KaTeX has 0 rules for sizes');
});

it('leaves out the addresses of older formats, and nothing of other sheets', () => {
  expect(leanCss('a{src:url("a.woff2") format("woff2"),url() format("woff")}')).toBe(
    'a{src:url("a.woff2") format("woff2")}',
  );
  expect(leanCss('.a{color:red}')).toBe('.a{color:red}');
});
