import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { getStoryInput } from '@lemma/testing/story-input';
import { compileLesson, toLearnerLesson } from '../compile/index.ts';
import { counterWidget } from '../example/counter-widget.tsx';
import { exampleLesson } from '../example/example-lesson.ts';
import { LemmaLessonElement } from './index.ts';

const { lesson: compiled } = compileLesson(exampleLesson);
if (!compiled) throw new Error('The example does not compile.');
const json = JSON.stringify(toLearnerLesson(compiled, { seed: 1 }));

interface PlacedProps {
  /** `example` stands for the address of the example lesson. */
  readonly src: string;
  readonly theme?: 'light' | 'dark';
}

/** The element as a page without React has it. */
function Placed({ src, theme = 'light' }: PlacedProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = new LemmaLessonElement();
    element.widgets = [counterWidget];
    element.setAttribute('theme', theme);
    // What fails is shown: nobody has to be told in the console as well.
    element.addEventListener('lemma-error', (event) => event.preventDefault());
    const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
    element.setAttribute('src', src === 'example' ? address : src);
    place.current?.append(element);
    return () => {
      element.remove();
      URL.revokeObjectURL(address);
    };
  }, [src, theme]);
  return <div ref={place} style={{ colorScheme: theme }} />;
}

const meta = { title: 'Lesson/Element', component: Placed } satisfies Meta<typeof Placed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What stands in the shadow root, once it is there. */
async function shownIn(canvasElement: HTMLElement, selector: string): Promise<HTMLElement> {
  return waitFor(() => {
    const root = canvasElement.querySelector('lemma-lesson')?.shadowRoot;
    const found = root?.querySelector(selector);
    if (!(found instanceof HTMLElement)) throw new Error(`There is no ${selector} yet.`);
    return found;
  });
}

/** The lesson, all of it laid out: what is skipped as yet has neither true places nor true colours, which axe reads. */
async function lessonIn(canvasElement: HTMLElement): Promise<void> {
  await expect(await shownIn(canvasElement, 'h1')).toHaveTextContent('Matrix times vector');
  const parts = canvasElement
    .querySelector('lemma-lesson')
    ?.shadowRoot?.querySelectorAll<HTMLElement>('.lemma-part');
  // Each waits for idle time, a second at most.
  const timeout = 2_000 * (parts?.length ?? 1);
  await waitFor(
    () => {
      const skipped = [...(parts ?? [])].filter(
        (part) => part.style.contentVisibility !== 'visible',
      );
      if (skipped.length > 0) throw new Error(`${skipped.length} parts are not laid out yet.`);
    },
    { timeout },
  );
}

export const Shown: Story = {
  args: { src: 'example' },
  play: async ({ canvasElement }) => {
    await lessonIn(canvasElement);
  },
};

export const Dark: Story = { ...Shown, args: { src: 'example', theme: 'dark' } };

const lessonAddress = 'https://story.invalid/lesson.json';

/** Stands in for the server behind `lessonAddress`, until the story is over. */
const serving = (answer: () => Promise<Response>) => () => {
  const real = window.fetch;
  window.fetch = async (...call) =>
    new Request(...call).url === lessonAddress ? answer() : real(...call);
  return () => {
    window.fetch = real;
  };
};

/** Answers with these states in turn, then with the last; the lesson with a 200. */
const answering = (status: readonly number[]) => () => {
  let asked = 0;
  return serving(async () => {
    const now = status[Math.min(asked, status.length - 1)] ?? 200;
    asked += 1;
    return new Response(now === 200 ? json : '', { status: now });
  })();
};

/** A server that does not answer: a request that never ends. */
export const Loading: Story = {
  args: { src: lessonAddress },
  beforeEach: serving(async () => new Promise<Response>(() => undefined)),
  play: async ({ canvasElement }) => {
    await expect(await shownIn(canvasElement, '[role="status"]')).toBeVisible();
  },
};

/** The server has no such lesson, or does not give it. */
export const Refused: Story = {
  args: { src: lessonAddress },
  beforeEach: answering([403]),
  play: async ({ canvasElement }) => {
    const alert = await shownIn(canvasElement, '[role="alert"]');
    await expect(alert).toHaveTextContent('This lesson cannot be shown.');
    await expect(alert).not.toHaveTextContent('story.invalid');
  },
};

/** Unreachable at first, then asked for again by Enter. */
export const Retried: Story = {
  args: { src: lessonAddress },
  beforeEach: answering([503, 200]),
  play: async ({ canvasElement }) => {
    const hand = await getStoryInput();
    const again = await shownIn(canvasElement, '[role="alert"] button');
    again.focus();
    await hand.press('{Enter}');
    await lessonIn(canvasElement);
  },
};
