import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import {
  compressTexts,
  gatherComponentStyles,
  inlineStyles,
  startAfterPaint,
} from '../../vite/finish-site.ts';

const page =
  '<html><head><link rel="stylesheet" href="/assets/a.css"/><link rel="stylesheet" href="/assets/b.css#"/>' +
  '<link rel="modulepreload" href="/assets/x.js"/></head><body><p>Text</p>' +
  '<script type="module" async="">import "/assets/x.js";</script></body></html>';

it('a page carries its sheets in their order, and its links wait', () => {
  const html = inlineStyles(page, (href) => `.from{content:"${href}"}`);
  expect(html).toContain(
    '<style id="first-view">.from{content:"/assets/a.css"}\n.from{content:"/assets/b.css"}</style><link media="not all"',
  );
  expect(html.match(/<link media="not all" data-first-view rel="stylesheet"/gu)).toHaveLength(2);
});

it('a sheet cannot end the style element', () => {
  expect(inlineStyles(page, () => 'a{content:"</style>"}').match(/<\/style>/gu)).toHaveLength(1);
});

it('a page without sheets stays as it is', () => {
  expect(inlineStyles('<html></html>', () => '')).toBe('<html></html>');
});

it('code is named in the page and asked for by nothing but the script after the first paint', () => {
  const html = startAfterPaint(page);
  expect(html).not.toContain('rel="modulepreload"');
  expect(html).not.toContain('type="module"');
  expect(html).toContain(
    '<script type="text/plain" data-start="/assets/x.js">import "/assets/x.js";</script>',
  );
});

it('the rules of components stand in the head, each once, before anything that they draw', () => {
  const html = gatherComponentStyles(
    '<html><head><title>T</title></head><body>' +
      '<style data-emotion="css-global g1">@layer reset,base;</style>' +
      '<style data-emotion="css b2">.css-b2{color:red}</style><b class="css-b2"></b>' +
      '<style data-emotion="css c3">.css-c3{color:blue}</style><i class="css-c3"></i>' +
      '<style data-emotion="css b2">.css-b2{color:red}</style><b class="css-b2"></b></body></html>',
  );
  expect(html).toBe(
    '<html><head><title>T</title>' +
      '<style data-s="" data-emotion="css-global g1">@layer reset,base;</style>' +
      '<style data-s="" data-emotion="css b2 c3">.css-b2{color:red}.css-c3{color:blue}</style></head>' +
      '<body><b class="css-b2"></b><i class="css-c3"></i><b class="css-b2"></b></body></html>',
  );
});

it('a page without components keeps its head', () => {
  expect(gatherComponentStyles(page)).toBe(page);
});

it('texts get compressed copies, small ones and pictures none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lemma-site-'));
  try {
    const text = 'a long line of text\n'.repeat(100);
    writeFileSync(join(folder, 'page.html'), text);
    writeFileSync(join(folder, 'small.js'), 'x');
    writeFileSync(join(folder, 'picture.webp'), text);
    await compressTexts(folder);
    expect(brotliDecompressSync(readFileSync(join(folder, 'page.html.br'))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(folder, 'page.html.gz'))).toString()).toBe(text);
    expect(readdirSync(folder).toSorted()).toEqual([
      'page.html',
      'page.html.br',
      'page.html.gz',
      'picture.webp',
      'small.js',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
