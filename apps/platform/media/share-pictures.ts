import { join } from 'node:path';
import type { Page } from 'playwright';
import { brand } from '../src/brand.ts';
import { posts } from '../src/blog/posts.ts';
import { pathCards } from '../src/paths/path-cards.ts';

const pictures: readonly {
  readonly name: string;
  readonly title: string;
  readonly line: string;
}[] = [
  { name: 'site', title: brand.tagline, line: 'Python and the maths behind machine learning' },
  { name: 'blog', title: 'Knowledge base', line: 'How people learn technical subjects' },
  { name: 'paths', title: 'Learning Paths', line: 'Two paths on one knowledge graph' },
  {
    name: 'how-it-works',
    title: `How ${brand.name} works`,
    line: 'Graph, diagnostic, mastery, reviews',
  },
  {
    name: 'about',
    title: `About ${brand.name}`,
    line: 'What we believe, and how lessons are made',
  },
  { name: 'pricing', title: 'Pricing', line: 'Every plan opens every path' },
  { name: 'privacy', title: 'Privacy policy', line: 'What is kept, why, and your rights' },
  { name: 'terms', title: 'Terms of service', line: 'The contract, in thirteen sections' },
  ...pathCards.map(({ slug, title, units }) => ({
    name: slug,
    title,
    line: `${units} units on one knowledge graph`,
  })),
  ...posts.map(({ slug, title, author }) => ({ name: slug, title, line: author })),
];

const escaped = (text: string) => text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;');

/** One picture of 1200 × 630 for each page that is shared, set in the site's own faces. */
export async function drawSharePictures(
  page: Page,
  siteUrl: string,
  folder: string,
): Promise<void> {
  await page.setViewportSize({ width: 1200, height: 630 });
  // The page's own code would put its text back: it must have run.
  await page.goto(`${siteUrl}/404`, { waitUntil: 'networkidle' });
  for (const { name, title, line } of pictures) {
    await page.evaluate(
      (html) => {
        document.body.innerHTML = html;
      },
      `<div style="position:fixed;inset:0;z-index:99;background:#FAFBFC;padding:80px;display:flex;flex-direction:column">
        <div style="font:600 36px/1 var(--lemma-font-prose)">${brand.name}</div>
        <div style="flex:1;display:flex;align-items:center;font:600 76px/84px var(--lemma-font-prose);letter-spacing:-0.02em;max-width:940px;text-wrap:balance">${escaped(title)}</div>
        <div style="font:500 28px/36px var(--lemma-font-interface);color:#51606E">${escaped(line)}</div>
        <svg style="position:absolute;right:70px;bottom:60px" width="260" height="150"><path d="M20 120C110 120 100 30 190 30M20 120C110 120 130 110 240 110" fill="none" stroke="#0081C6" stroke-width="4"/><circle cx="20" cy="120" r="18" fill="#15803D"/><circle cx="190" cy="30" r="16" fill="#fff" stroke="#0081C6" stroke-width="6"/><circle cx="238" cy="110" r="15" fill="#F1F4F6" stroke="#8795A2" stroke-width="4"/></svg>
      </div>`,
    );
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    await page.screenshot({ path: join(folder, `${name}.png`) });
  }
}

/** The icons that must be bitmaps. */
export async function drawIcons(page: Page, icon: string, folder: string): Promise<void> {
  for (const [name, size] of [
    ['apple-touch-icon', 180],
    ['icon-512', 512],
  ] as const) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${icon}`,
    );
    await page.screenshot({ path: join(folder, `${name}.png`) });
  }
}
