import { renderToString } from 'react-dom/server.browser';
import { expect, it } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { useState } from 'react';
import { bookLesson } from '../example/book-lesson.ts';
import { exampleLesson } from '../example/example-lesson.ts';
import { compileLesson } from '../compile/compile-lesson.ts';
import { toLearnerLesson } from '../compile/learner-question.ts';
import { Lesson } from '../lesson/lesson.tsx';
import type { LessonHtml } from '../format/lesson-html.ts';
import { readHtml } from './read-html.ts';
import { withComponents, type ElementProps } from './with-components.tsx';

function lessonOf(markdown: string) {
  const { lesson } = compileLesson(markdown, {
    fragment: !markdown.startsWith('---'),
    mediaHosts: ['www.youtube-nocookie.com'],
  });
  if (!lesson) throw new Error('The lesson does not compile.');
  return toLearnerLesson(lesson, { seed: 1 });
}

function Zoom({ src, alt }: ElementProps) {
  const [large, setLarge] = useState(false);
  return (
    <button type="button" data-src={src} onClick={() => setLarge(!large)}>
      {large ? 'Smaller' : 'Larger'}: {alt}
    </button>
  );
}

const SiteLink = ({ children, href, 'data-lesson': lesson }: ElementProps) => (
  <a className="site-link" href={href} data-lesson={lesson as string}>
    → {children}
  </a>
);

it('puts components in the place of elements, with what stands in them', async () => {
  const lesson = lessonOf(
    'See *this* [$x^2$ & **more**](https://a.example/?a=1&b=2), $y$ and ![A "cat"](cat.png).\n\n- one [two](https://b.example)\n\n  ```python run\n  print(1)\n  ```',
  );
  const components = withComponents({ a: SiteLink, img: Zoom });
  const { container, getByRole } = await render(<Lesson lesson={lesson} components={components} />);
  const links = [...container.querySelectorAll('a')];
  expect(links.map(({ href }) => href)).toEqual([
    'https://a.example/?a=1&b=2',
    'https://b.example/',
  ]);
  expect(links[0]?.textContent).toMatch(/^→ .*x.* & more$/s);
  expect(links[0]?.querySelector('.katex math')).not.toBeNull();
  expect(container.querySelector('em')?.textContent).toBe('this');
  const zoom = getByRole('button', { name: 'Larger: A "cat"' });
  await zoom.click();
  await expect.element(getByRole('button', { name: 'Smaller: A "cat"' })).toBeVisible();
});

it.each([
  ['the example', exampleLesson],
  ['what books have', bookLesson],
])('changes nothing of %s where a component gives what stood there', async (_name, markdown) => {
  const lesson = lessonOf(markdown);
  const same = withComponents(
    Object.fromEntries(
      ['a', 'li', 'code', 'td', 'strong', 'figure', 'summary', 'button', 'video'].map((Tag) => [
        Tag,
        (props: ElementProps) => {
          const Element = Tag as 'div';
          return <Element {...props} />;
        },
      ]),
    ),
  );
  const look = async (components: ReturnType<typeof withComponents> | undefined) => {
    const { container } = await render(<Lesson lesson={lesson} components={components} />);
    const article = container.querySelector('article');
    const tags = Array.from(
      container.querySelectorAll('article *'),
      ({ localName, className }) => `${localName} ${className}`,
    );
    const text = article?.innerText;
    // Of tabs on one page with one name a single one is open.
    await cleanup();
    return { text, tags };
  };
  expect(await look(same)).toEqual(await look(undefined));
});

it('renders on a server what the page takes over without a word', async () => {
  const lesson = lessonOf('A [link](https://a.example).');
  const components = withComponents({ a: SiteLink });
  expect(renderToString(<Lesson lesson={lesson} components={components} />)).toContain(
    '<a class="site-link" href="https://a.example">→ <!-- -->link</a>',
  );
});

it('leaves a text alone that has none of the elements', () => {
  expect(
    withComponents({ a: SiteLink })('<p>abc <abbr>x</abbr></p>' as LessonHtml),
  ).toBeUndefined();
  expect(withComponents({})('<a>x</a>' as LessonHtml)).toBeUndefined();
});

it.each([
  ['</p><a>x', 'x'],
  ['<a><p></a>y', 'y'],
  ['<a href="<b>">z</a>', 'z'],
  ['&#x110000;&unknown;&amp;', '&#x110000;&unknown;&'],
  ['<!-- <a> -->t', 't'],
])('reads %j, which no compiler writes, without an error', (html, text) => {
  const words = (nodes: ReturnType<typeof readHtml>): string =>
    nodes.map((node) => (typeof node === 'string' ? node : words(node.children))).join('');
  expect(words(readHtml(html as LessonHtml, new Set(['a'])))).toContain(text);
});
