import { expect, it } from 'vitest';
import type { Text } from 'mdast';
import type { LessonExtensions, RemarkPlugin } from '../format/extensions.ts';
import { renderBlocksToHtml } from '../html/render-html.ts';
import { walk } from '../markdown/walk.ts';
import { compileLesson } from './compile-lesson.ts';
import { lessonPlaces } from './lesson-places.ts';

function compiled(markdown: string, extensions: LessonExtensions) {
  const { lesson, messages } = compileLesson(markdown, { extensions, fragment: true });
  const blocks = (lesson?.sections ?? []).flatMap(({ parts }) =>
    parts.flatMap((part) => part.blocks),
  );
  return { blocks, lesson, html: renderBlocksToHtml(blocks).replaceAll('\n', ''), messages };
}

it('takes callouts of a host, numbered and folded, and links to them', () => {
  const callouts = {
    lab: { label: 'In the lab', numbered: true },
    aside: { label: 'Aside', folds: true },
  };
  const { html, messages } = compiled(
    ':::theorem[T]\nx\n:::\n\n:::lab[Gloves *on*]{#lab-a}\nText.\n:::\n\n:::aside\nMore.\n:::\n\n[](#lab-a)',
    { callouts },
  );
  expect(messages).toEqual([]);
  expect(html).toContain(
    '<div class="lemma-callout" data-kind="lab" id="lesson--lab-a" role="group" aria-label="In the lab 2: Gloves on"><p class="lemma-callout-label">In the lab 2</p>',
  );
  expect(html).toContain('<details class="lemma-callout" data-kind="aside">');
  expect(html).toContain('>In the lab 2</a>');
  const markdown = ':::lab{#lab-a}\nText.\n:::';
  const lessons = [
    { uid: 'x-a', markdown },
    { uid: 'x-b', markdown: '[](x-a#lab-a)' },
  ];
  expect(lessonPlaces(lessons, {}, undefined, callouts)).toEqual({
    'x-a': { 'lab-a': 'In the lab 1' },
  });
});

it('takes blocks of a host: an element around what stands in it, cells included', () => {
  const { blocks, html, messages } = compiled(
    ':::card[A *title*]{colour="red" onclick="x"}\nText.\n\n```python run\nprint(1)\n```\n:::',
    {
      directives: {
        card: ({ title, attributes, text }) => ({
          tag: 'section',
          attributes: {
            class: `card-${attributes['colour']}`,
            'data-words': String(text.length),
            onclick: 'x',
            style: 'x',
          },
          before: `<h4>${title}</h4>`,
          after: '<hr>',
        }),
      },
    },
  );
  expect(messages).toEqual([]);
  expect(html).toContain('<section class="card-red" data-words="13"><h4>A <em>title</em></h4>');
  expect(html).toContain('<p>Text.</p>');
  expect(html).toContain('<hr></section>');
  expect(html).not.toMatch(/onclick|style=/);
  expect(JSON.stringify(blocks)).toContain('"type":"python"');
});

it('takes blocks of one line, as HTML or as a widget', () => {
  const { lesson, html, messages } = compiled('::badge{name="a<b"}\n\n::coin{side="heads"}', {
    directives: {
      badge: ({ attributes }) => ({
        html: `<b>${attributes['name']?.replaceAll('<', '&lt;')}</b>`,
      }),
      coin: ({ attributes }) => ({ widget: 'coin-flip', props: { side: attributes['side'] } }),
    },
  });
  expect(messages).toEqual([]);
  expect(html).toBe('<b>a&lt;b</b>');
  expect(lesson?.widgets).toEqual(['coin-flip']);
});

it.each([
  [
    'throws',
    () => {
      throw new Error('no card today');
    },
    'of your extensions failed: no card today',
  ],
  ['makes an element that may not stand there', () => ({ tag: 'script' }), 'makes a <script>'],
  ['gives nothing', () => undefined as never, 'gives nothing'],
  [
    'names a mistake',
    ({ report }: { report: (message: string, fix: string) => void }) => {
      report('A card has a colour.', 'Write colour="red".');
      return { tag: 'div' };
    },
    'A card has a colour.',
  ],
])('shows a message for a block that %s, and the rest of the lesson', (_what, card, message) => {
  const { html, messages } = compiled('One.\n\n:::card\nx\n:::\n\nTwo.', { directives: { card } });
  expect(messages).toMatchObject([
    { line: 3, severity: 'error', message: expect.stringContaining(message) },
  ]);
  expect(html).toMatch(/<p>One\.<\/p>.*lemma-notice.*<p>Two\.<\/p>/);
});

it('lets plug-ins of remark change the tree, and leaves it as it was where one fails', () => {
  const shout: RemarkPlugin = () => (tree) =>
    walk(tree, (node) => {
      if (node.type === 'text') node.value = node.value.toUpperCase();
    });
  const replace: RemarkPlugin = () => (tree) => ({
    ...tree,
    children: [
      ...tree.children,
      { type: 'paragraph', children: [{ type: 'text', value: 'added' } satisfies Text] },
    ],
  });
  const fail: RemarkPlugin = function broken() {
    return (tree) => {
      tree.children = [];
      throw new Error('out of order');
    };
  };
  const later: RemarkPlugin = () => (async () => undefined) as never;
  const { html, messages } = compiled('a *b*', { remarkPlugins: [shout, fail, later, replace] });
  expect(html).toBe('<p>A <em>B</em></p><p>added</p>');
  expect(messages.map(({ message }) => message)).toEqual([
    'The remark plug-in broken failed: out of order',
    'The remark plug-in later failed: it is asynchronous, and the compiler waits for nothing',
  ]);
});

it('highlights code as the host does, and by itself where the host does not', () => {
  const { html, blocks } = compiled('```rust\nlet x;\n```\n\n```python run\nprint(1)\n```', {
    highlight: (code, language) => (language === 'rust' ? `<i>${code}</i>` : undefined),
  });
  expect(html).toContain('<code class="language-rust"><i>let x;</i>');
  expect(blocks.find((block) => block.type === 'python')).toMatchObject({
    html: expect.stringContaining('hljs-'),
  });
});
