import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { beforeAll, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import * as z from 'zod';
import type { CompiledLesson } from '../../format/compiled-lesson.ts';
import { Lesson, type LessonProps } from '../../lesson/lesson.tsx';
import { defineWidget } from '../../format/widget.ts';
import { compileLesson } from '../compile-lesson.ts';
import { feedbackFor } from '../feedback.ts';
import { toLearnerLesson } from '../learner-question.ts';
import { corpora } from './corpora.fixture.ts';
import { everywhere } from './everywhere.fixture.ts';
import { expectHarmless, harmIn } from './harmless.fixture.ts';
import { alarmsOn, focusAndClick, reachable, settled, stayOnPage, watch } from './trap.fixture.ts';

/** A widget that shows what it is given. */
const echo = defineWidget<Readonly<Record<string, unknown>>>({
  name: 'echo',
  title: 'Echo',
  schema: z.record(z.string(), z.unknown()),
  load: () =>
    Promise.resolve({ default: (props) => <p>{JSON.stringify(Object.values(props))}</p> }),
});

let alarms: () => number;
beforeAll(() => {
  alarms = watch(window);
  document.addEventListener('click', stayOnPage);
  // Attacks name others' servers: none of their pictures is asked for.
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "img-src 'self' data:";
  document.head.append(policy);
});

describe.each(corpora)('of the attacks of the $name', ({ attacks, share }) => {
  it.each(['innerHTML', 'parsed'] as const)(
    'a good part runs where nothing compiles them (%s): the trap springs',
    async (way) => {
      const sample = attacks.filter((_, n) => n % 2 === 0);
      let ran = 0;
      for (const group of groups(sample, 20)) {
        const counts = await Promise.all(group.map((attack) => alarmsOn(attack, way)));
        ran += counts.filter((count) => count > 0).length;
      }
      expect(ran / sample.length).toBeGreaterThan(share[way]);
    },
  );

  it('most are seen to be harmful where nothing compiles them', () => {
    const seen = attacks.filter((attack) => harmIn(inert(attack)).length > 0);
    expect(seen.length / attacks.length).toBeGreaterThan(0.5);
  });

  it('none runs as a lesson', async () => {
    for (const group of groups(attacks, 50)) {
      const lessons = group.map((attack) => compiled(attack, { fragment: true }));
      for (const [n, lesson] of lessons.entries()) expectHarmless(inert(server(lesson)), group[n]);
      const pages = lessons.map((lesson) => server(lesson)).join('');
      expect(await alarmsOn(pages, 'innerHTML')).toBe(0);
      expect(await alarmsOn(pages, 'parsed')).toBe(0);
    }
  });

  it('none runs in the preview of an author', async () => {
    const screen = await render(<Lesson source={attacks.join('\n\n')} />);
    await expect.poll(() => screen.container.querySelector('article'), patient).not.toBeNull();
    await settled();
    expectHarmless(screen.container);
    expect(alarms()).toBe(0);
  });

  it('none runs in any place that takes an author’s words', async () => {
    for (const [n, group] of groups(attacks, 6).entries()) {
      const lesson = compiled(everywhere(group));
      const strings = htmlIn(lesson);
      // Prose, questions, options, feedback, steps, hints, graphs and cells of each are there to be looked at.
      expect(strings.length).toBeGreaterThan(8 * group.length);
      for (const html of strings) expectHarmless(inert(html), html);
      if (n % wholePageOf === 0) await servedAndUsed(lesson);
    }
    expect(alarms()).toBe(0);
  });
});

/** The text of every attack is looked at in every place; the whole page is opened and used for one in so many groups, which takes long. */
const wholePageOf = 10;

it('gives every id the lesson’s prefix, so that none names a property of the document', () => {
  const names = ['cookie', 'body', 'forms', 'getElementById', 'location', '__proto__'];
  for (const name of names) {
    const { lesson } = compileLesson(`### ${name}\n\n#### ${name}\n\n:::tip{#${name}}\nx\n:::`, {
      fragment: true,
    });
    const ids = [...JSON.stringify(lesson?.sections).matchAll(/id=?\\?"?:?\\?"([^"\\]+)/g)].map(
      ([, id]) => id,
    );
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) expect(id).toMatch(/^lesson--/);
  }
});

const patient = { timeout: 60_000 };

/** A learner's page that a server sent, taken over by React; then everything on it is focused, opened, clicked and answered. */
async function servedAndUsed(lesson: CompiledLesson): Promise<void> {
  const html = server(lesson);
  expectHarmless(inert(html));
  expect(await alarmsOn(html, 'parsed')).toBe(0);
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = html;
  const mismatches: unknown[] = [];
  const root = hydrateRoot(host, page(lesson), {
    onRecoverableError: (error) => mismatches.push(error),
  });
  await expect.poll(() => host.querySelector('.lemma-loading'), patient).toBeNull();
  await expect.poll(() => host.querySelector('input[type="range"]'), patient).not.toBeNull();
  // Twice: what the first click shows is clicked too.
  for (let round = 0; round < 2; round += 1) {
    focusAndClick(host.querySelectorAll(reachable));
    await settled();
  }
  expect(host.querySelectorAll('.lemma-feedback').length).toBeGreaterThan(0);
  expectHarmless(host);
  expect(mismatches).toEqual([]);
  root.unmount();
  host.remove();
}

function page(lesson: CompiledLesson) {
  const onAnswer: LessonProps['onAnswer'] = ({ uid, seed }, answer) => {
    const question = lesson.questions.find((question) => question.uid === uid);
    return question && feedbackFor(question, seed, answer, { correct: false, credit: 0 });
  };
  return (
    <Lesson lesson={toLearnerLesson(lesson, { seed: 1 })} widgets={[echo]} onAnswer={onAnswer} />
  );
}

const server = (lesson: CompiledLesson) => renderToString(page(lesson));

function compiled(...[source, options]: Parameters<typeof compileLesson>): CompiledLesson {
  const { lesson } = compileLesson(source, {
    ...options,
    mediaHosts: ['www.youtube-nocookie.com'],
  });
  if (!lesson) throw new Error(`This does not compile:\n${source}`);
  return lesson;
}

/** A document without scripts, pictures or frames at work. */
function inert(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** Every string of the compiled lesson that some part of the page takes as HTML. */
function htmlIn(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'string') {
    return /^(?:html|svg|feedback|explanation|hints)$/.test(key) ? [value] : [];
  }
  if (Array.isArray(value)) return value.flatMap((item: unknown) => htmlIn(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => htmlIn(item, name));
}

function groups<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, n) =>
    items.slice(n * size, (n + 1) * size),
  );
}
