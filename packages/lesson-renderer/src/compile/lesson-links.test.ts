import { describe, expect, it } from 'vitest';
import { exampleLesson } from '../example/example-lesson.ts';
import { compileLesson } from './compile-lesson.ts';
import type { CompileOptions } from '../format/compile-options.ts';
import { instantiateQuestion } from './instantiate-question.ts';
import { lessonPlaces } from './lesson-places.ts';
import { lessonTitle } from '../front-matter/lesson-title.ts';
import { renderBlocksToHtml } from '../html/render-html.ts';

function compiled(markdown: string, options: CompileOptions = {}) {
  const { lesson, messages } = compileLesson(markdown, { fragment: true, ...options });
  const blocks = (lesson?.sections ?? []).flatMap(({ parts }) =>
    parts.flatMap((part) => part.blocks),
  );
  return { html: renderBlocksToHtml(blocks), questions: lesson?.questions ?? [], messages };
}

const linksIn = (html: string) => html.match(/<a[^>]*>.*?<\/a>/g) ?? [];

const dot = `---
uid: la-dot
title: 'Dot products: why'
---

## Explanation

### The angle

:::definition[Dot product]{#def-dot}
x
:::

![x][pic]{#fig-x}

[pic]: x.png

$$ {#eq-a}
x
$$

:::tip[Mind the sign]{#tip-sign}
x
:::`;

describe('links of a template', () => {
  const links =
    '[](la-dot), [](la-dot#def-dot), [](#def-own), [the rest](la-sum#x), [](#eq-own), [](https://x.example)';
  const lesson = `${links}\n\n:::definition[Own]{#def-own}\nx\n:::\n\n$$ {#eq-own}\nx\n$$\n\n::::question{#q type="numeric" answer="{{a}}"}\n\`\`\`params\na: int(2, 99)\n\`\`\`\n\n${links} {{a}}\n\n:::hint\n[](#def-own)\n:::\n:::steps\n[](la-dot)\n:::\n::::`;

  it('say and lead to the same in every instance as in the lesson', () => {
    const { html, questions } = compiled(lesson, {
      number: 3,
      knownLessons: ['la-dot', 'la-sum'],
      lessonTitles: { 'la-dot': 'Dot products' },
      lessonPlaces: { 'la-dot': { 'def-dot': 'Definition 2.1' } },
      lessonHref: (uid, hash) => `/elsewhere/${uid}${hash}`,
    });
    const [question] = questions;
    if (!question?.template) throw new Error('There is no template.');
    const wanted = [
      '<a href="/elsewhere/la-dot" data-lesson="la-dot">Dot products</a>',
      '<a href="/elsewhere/la-dot#la-dot--def-dot" data-lesson="la-dot">Dot products, Definition 2.1</a>',
      '<a href="#lesson--def-own">Definition 3.1</a>',
      '<a href="/elsewhere/la-sum#la-sum--x" data-lesson="la-sum">the rest</a>',
      '<a href="#lesson--eq-own">(3.1)</a>',
      '<a href="https://x.example" rel="noopener noreferrer"></a>',
    ];
    expect(linksIn(html)).toEqual(wanted);
    const stored = JSON.parse(JSON.stringify(question)) as typeof question;
    const drawn = [0, 1, 7].map((seed) => instantiateQuestion(stored, seed));
    expect(new Set(drawn.map(({ key }) => JSON.stringify(key))).size).toBe(3);
    for (const { prompt, hints, explanation } of [question, ...drawn]) {
      expect(linksIn(renderBlocksToHtml(prompt))).toEqual(wanted);
      expect(linksIn(hints.join(''))).toEqual([wanted[2]]);
      expect(linksIn(explanation)).toEqual([wanted[0]]);
    }
  });

  it('are not kept where there are none', () => {
    const { questions } = compiled(
      '::::question{#q type="numeric" answer="{{a}}"}\n```params\na: 2\n```\n\nx\n::::',
    );
    expect(questions[0]?.template).not.toHaveProperty('links');
  });
});

describe('places of other lessons', () => {
  it('are read from the lessons that another one links into, and from no other', () => {
    const places = lessonPlaces([
      { uid: 'la-dot', markdown: dot, number: 2 },
      { uid: 'la-sum', markdown: 'See [](la-dot#def-dot).' },
      { uid: 'la-map', markdown: dot },
    ]);
    expect(places).toEqual({
      'la-dot': {
        'the-angle': 'The angle',
        'def-dot': 'Definition 2.1',
        'fig-x': 'Figure 2.1',
        'eq-a': '(2.1)',
        'tip-sign': 'Mind the sign',
      },
    });
  });

  it('are found by a link that a definition holds, and in the words they are compiled with', () => {
    const places = lessonPlaces(
      [
        { uid: 'la-dot', markdown: dot.replaceAll('\n', '\r\n') },
        { uid: 'la-sum', markdown: '[there][x]\n\n[x]: la-dot#def-dot' },
      ],
      { definition: 'Begriff' },
    );
    expect(places['la-dot']?.['def-dot']).toBe('Begriff 1');
  });

  it('name a link without words, which no name of an object’s own does', () => {
    const { html } = compiled('[](la-dot#def-dot), [](la-dot#constructor), [](la-sum#y)', {
      knownLessons: ['la-dot', 'la-sum'],
      lessonTitles: { 'la-dot': 'Dot products' },
      lessonPlaces: { 'la-dot': { 'def-dot': 'Definition 1' } },
    });
    expect(linksIn(html).map((link) => link.replaceAll(/<[^>]*>/g, ''))).toEqual([
      'Dot products, Definition 1',
      'Dot products',
      'la-sum',
    ]);
  });

  it('make a link to what is not there a mistake, if the lesson’s places are known', () => {
    const text = exampleLesson.replace(
      '## Worked example',
      'To [a](la-dot#def-dto), [b](la-dot#def-dot), [c](la-sum#x), [d](la-dot) and [e](la-dot#toString).\n\n## Worked example',
    );
    const { messages } = compileLesson(text, {
      lessonPlaces: { 'la-dot': { 'def-dot': 'Definition 1' } },
    });
    expect(
      messages
        .filter(({ rule }) => rule === 'link-target')
        .map(({ message, fix }) => [message, fix]),
    ).toEqual([
      ['Nothing in the lesson "la-dot" has the id "def-dto".', 'Did you mean "def-dot"?'],
      [
        'Nothing in the lesson "la-dot" has the id "toString".',
        'Give the target {#toString}, or mend the link.',
      ],
    ]);
    expect(text.split('\n')[(messages[0]?.line ?? 0) - 1]).toContain('def-dto');
  });
});

it.each([
  [dot, 'Dot products: why'],
  [dot.replaceAll('\n', '\r\n'), 'Dot products: why'],
  ['---\nuid: a\ntitle: >-\n  Two\n  lines\n---\n', 'Two lines'],
  ['---\ntitle: 5\n---\n', undefined],
  ['---\ntitle: [\n---\n', undefined],
  ['---\nuid: a\n---\n\ntitle: in the text', undefined],
  ['title: in the text', undefined],
  ['', undefined],
])('reads a title: %j', (markdown, title) => {
  expect(lessonTitle(markdown)).toBe(title);
});

it('reads titles and places of texts that nobody means well with in time that grows with them', () => {
  for (const text of ['a'.repeat(2e6), '---\n'.repeat(5e5), 'a-'.repeat(1e6), 'a#'.repeat(1e5)]) {
    expect(lessonTitle(text)).toBeUndefined();
    expect(lessonPlaces([{ uid: 'x-y', markdown: text }])).toEqual({});
  }
});
