import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import * as z from 'zod';
import { compileLesson, toLearnerLesson } from '../compile/index.ts';
import { exampleLesson } from '../example/example-lesson.ts';
import { defineWidget } from '../format/widget.ts';
import type { LessonMessage } from '../format/compiled-lesson.ts';
import { LessonPart } from './lesson-part.tsx';
import { LessonProvider } from '../host/lesson-provider.tsx';
import { Lesson } from './lesson.tsx';

/** How often a view of each kind was rendered. */
const rendered = {
  widget: vi.fn<() => void>(),
  python: vi.fn<() => void>(),
  exercise: vi.fn<() => void>(),
};

const counter = defineWidget<{ readonly start: number }>({
  name: 'counter',
  title: 'Counter',
  schema: z.looseObject({ start: z.number() }),
  load: () => Promise.resolve({ default: View }),
});

function View() {
  rendered.widget();
  return <p>The widget</p>;
}

function Cell() {
  rendered.python();
  return <p>The cell</p>;
}

function Exercise() {
  rendered.exercise();
  return <p>The exercise</p>;
}

/** Every HTML string passes it on its way to the page. */
let html: MockInstance<(text: string) => unknown>;
beforeEach(() => {
  const { TrustedTypePolicy } = globalThis as unknown as {
    TrustedTypePolicy: { prototype: { createHTML: (text: string) => unknown } };
  };
  html = vi.spyOn(TrustedTypePolicy.prototype, 'createHTML');
});
afterEach(cleanup);

/** The same data, and how often anything of it has been read. */
function watched<T extends object>(data: T): { readonly data: T; readonly reads: () => number } {
  let reads = 0;
  const proxies = new WeakMap<object, object>();
  const watch = (target: object): object => {
    const proxy =
      proxies.get(target) ??
      new Proxy(target, {
        get(from, key, receiver) {
          reads += 1;
          const value: unknown = Reflect.get(from, key, receiver);
          return typeof value === 'object' && value !== null ? watch(value) : value;
        },
      });
    proxies.set(target, proxy);
    return proxy;
  };
  return { data: watch(data) as T, reads: () => reads };
}

const renderings = () => ({
  widget: rendered.widget.mock.calls.length,
  python: rendered.python.mock.calls.length,
  exercise: rendered.exercise.mock.calls.length,
});

function counted(reads: () => number, box: Element) {
  let changes = 0;
  const observer = new MutationObserver((records) => (changes += records.length));
  observer.observe(box, { subtree: true, childList: true, attributes: true, characterData: true });
  return () => {
    changes += observer.takeRecords().length;
    return { reads: reads(), html: html.mock.calls.length, changes, ...renderings() };
  };
}

it('costs no walk, no HTML and no rendering of a piece when the host renders again', async () => {
  const { lesson } = compileLesson(exampleLesson);
  if (!lesson) throw new Error('The example does not compile.');
  const { data, reads } = watched(toLearnerLesson(lesson, { seed: 1 }));
  const shown: unknown[] = [];
  // As hosts write it: every list, object and function is new at each rendering.
  const host = () => (
    <Lesson
      lesson={data}
      widgets={[counter]}
      slots={{ python: Cell, exercise: Exercise }}
      strings={{ loading: 'Wait' }}
      onEvent={(event) => shown.push(event)}
      onAnswer={() => undefined}
      theme="light"
    />
  );
  const { container, rerender } = await render(host());
  for (const text of ['The widget', 'The cell', 'The exercise']) {
    await expect.element(page.getByText(text)).toBeVisible();
  }
  // Each part waits for idle time, a second at most.
  const parts = [...container.querySelectorAll<HTMLElement>('.lemma-part')];
  await expect
    .poll(() => parts.map(({ style }) => style.contentVisibility), {
      timeout: 2_000 * parts.length,
    })
    .not.toContain('');
  const count = counted(reads, container);
  const before = count();
  expect(
    Math.min(before.reads, before.html, before.widget, before.python, before.exercise),
  ).toBeGreaterThan(0);
  for (let again = 0; again < 10; again += 1) await rerender(host());
  expect(count()).toEqual(before);
  expect(shown).toEqual([{ type: 'lesson-shown', lesson: lesson.uid }]);
});

it('costs no HTML and no rendering of a piece when a host that shows parts one by one renders again', async () => {
  const { lesson } = compileLesson(exampleLesson);
  const part = lesson?.sections[0]?.parts[0];
  if (!part) throw new Error('The example does not compile.');
  const host = () => (
    <LessonProvider widgets={[counter]} onEvent={() => undefined}>
      <LessonPart part={part} />
    </LessonProvider>
  );
  const { container, rerender } = await render(host());
  await expect.element(page.getByText('The widget')).toBeVisible();
  const count = counted(() => 0, container);
  const before = count();
  expect(before.html).toBeGreaterThan(0);
  for (let again = 0; again < 10; again += 1) await rerender(host());
  expect(count()).toEqual(before);
});

it('compiles a text once, however often the host renders and whatever it hears', async () => {
  const heard: (readonly LessonMessage[])[] = [];
  function Editor() {
    const [messages, setMessages] = useState<readonly LessonMessage[]>([]);
    const [count, setCount] = useState(0);
    return (
      <>
        <button onClick={() => setCount(count + 1)}>Rendered {count}</button>
        <p>{messages.length} messages</p>
        <Lesson
          source={'Some words.\n\n:::tipp\nx\n:::\n\n::widget{name="counter" start="1"}'}
          widgets={[counter]}
          labels={{ theorem: 'Satz' }}
          onMessages={(found) => {
            heard.push(found);
            setMessages(found);
          }}
        />
      </>
    );
  }
  await render(<Editor />);
  await expect.element(page.getByText('1 messages')).toBeVisible();
  const made = html.mock.calls.length;
  for (let again = 0; again < 10; again += 1) {
    await userEvent.click(page.getByRole('button', { name: `Rendered ${again}` }));
  }
  await expect.element(page.getByText('Rendered 10')).toBeVisible();
  expect(heard).toHaveLength(1);
  expect(html.mock.calls.length).toBe(made);
});
