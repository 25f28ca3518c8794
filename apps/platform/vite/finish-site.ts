/** What is done to the built pages once all of them are there. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Puts a page's style sheets into the page, so that its first paint waits for nothing but itself. The links stay
 * (React takes them over) and apply once they have come; then the copy goes, and a later page finds what it
 * would have found without it.
 */
export function inlineStyles(html: string, readSheet: (href: string) => string): string {
  const sheets: string[] = [];
  const marked = html.replace(
    /<link rel="stylesheet" href="([^"#]+)[^>]*>/gu,
    (link, href: string) => {
      sheets.push(readSheet(href));
      return link.replace('<link ', '<link media="not all" data-first-view ');
    },
  );
  if (sheets.length === 0) return html;
  const style = `<style id="first-view">${sheets.join('\n').replace(/<\/style/giu, String.raw`<\/style`)}</style>`;
  const first = marked.indexOf('<link media="not all" data-first-view ');
  const placed = marked.slice(0, first) + style + marked.slice(first);
  return placed.replace('</body>', () => `<script>(${applySheets.toString()})()</script></body>`);
}

/** Runs in the page: the linked sheets take over from their copy once all of them have come. */
function applySheets(): void {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-first-view]')];
  const arrived = async (link: HTMLLinkElement) =>
    new Promise<void>((resolve) => {
      if (link.sheet) resolve();
      else link.addEventListener('load', () => resolve());
    });
  const apply = async () => {
    await Promise.all(links.map(arrived));
    for (const link of links) link.media = 'all';
    document.querySelector('#first-view')?.remove();
  };
  addEventListener('load', () => void apply());
}

/**
 * Puts the rules of components, which Emotion writes before each component, where it would take them once it runs: to
 * the end of the head, global ones first and the others in one sheet. A rule in a cascade layer that comes, moves or
 * goes makes Chromium lay out all text of the page again: while the page is parsed, and when it is taken over.
 */
export function gatherComponentStyles(html: string): string {
  const globals: string[] = [];
  const rules = new Map<string, string>();
  const bare = html.replace(
    /<style data-emotion="(css(?:-global)?) ([^"]+)">([\s\S]*?)<\/style>/gu,
    (style, kind: string, name: string, css: string) => {
      if (kind === 'css') rules.set(name, css);
      else globals.push(style);
      return '';
    },
  );
  if (rules.size === 0 && globals.length === 0) return html;
  const own = `<style data-emotion="css ${[...rules.keys()].join(' ')}">${[...rules.values()].join('')}</style>`;
  // `data-s` is Emotion's mark of what stands in the head already.
  const styles = [...globals, ...(rules.size > 0 ? [own] : [])].map((style) =>
    style.replace('<style ', '<style data-s="" '),
  );
  return bare.replace('</head>', () => `${styles.join('')}</head>`);
}

/**
 * Lets the page be painted before its code is asked for: on a slow line both would share it. The code's files
 * are named in one place of the page, which asks for them after the first paint.
 */
export function startAfterPaint(html: string): string {
  const preloads: string[] = [];
  const withoutPreloads = html.replace(
    /<link rel="modulepreload" href="([^"]+)"[^>]*>/gu,
    (_link, href: string) => {
      preloads.push(href);
      return '';
    },
  );
  return withoutPreloads.replace(
    /<script type="module" async="">([\s\S]*?)<\/script>/u,
    (_script, code: string) =>
      `<script type="text/plain" data-start="${preloads.join(' ')}">${code}</script><script>(${startPage.toString()})()</script>`,
  );
}

/** Runs in the page. */
function startPage(): void {
  const held = document.querySelector<HTMLScriptElement>('script[data-start]');
  if (!held) return;
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const href of (held.dataset['start'] ?? '').split(' ')) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = held.textContent;
    document.body.append(script);
  };
  // A frame that is drawn is not yet seen: on a busy machine it waits behind whatever is asked for meanwhile.
  if (
    document.visibilityState === 'hidden' ||
    !PerformanceObserver.supportedEntryTypes.includes('paint')
  ) {
    start();
    return;
  }
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  // A page that is hidden before it is painted has no paint to wait for.
  setTimeout(start, 2000);
}

const textFile = /\.(?:html|js|mjs|css|svg|json|txt|xml|webmanifest|vtt)$/u;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A host answers with what lies beside a file: nothing is compressed while somebody waits. */
async function compress(file: string): Promise<void> {
  const content = readFileSync(file);
  if (content.length < 1024) return;
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 10,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    zip(content, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}

/** Makes all pages of the built site in this directory ready for a quick first paint. */
export function readyPages(directory: string): void {
  for (const page of globSync('**/*.html', { cwd: directory })) {
    // Not a page: the frame that Python runs in, whose script has its digest beside it.
    if (page.startsWith('python/')) continue;
    const file = join(directory, page);
    const html = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      startAfterPaint(
        inlineStyles(gatherComponentStyles(html), (href) =>
          readFileSync(join(directory, href), 'utf8'),
        ),
      ),
    );
  }
}

/** Writes compressed files beside every text of the built site; Python's files bring their own. */
export async function compressTexts(directory: string): Promise<void> {
  const texts = globSync('**/*', { cwd: directory }).filter(
    (path) => textFile.test(path) && !path.startsWith('python/'),
  );
  for (const path of texts) await compress(join(directory, path));
}
