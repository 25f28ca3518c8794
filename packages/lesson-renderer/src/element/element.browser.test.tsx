import { useEffect, useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { markTexts } from '@lemma/testing/foreign-texts';
import { compileLesson, toLearnerLesson } from '../compile/index.ts';
import { counterWidget } from '../example/counter-widget.tsx';
import { estimateLesson } from '../example/estimate-lesson.ts';
import { estimateQuestion } from '../example/estimate-question.tsx';
import { exampleLesson } from '../example/example-lesson.ts';
import { englishStrings } from '../strings/strings.ts';
import { LemmaLessonElement, type LessonLoadError } from './index.ts';

const { lesson: compiled } = compileLesson(exampleLesson);
if (!compiled) throw new Error('The example does not compile.');
const json = JSON.stringify(toLearnerLesson(compiled, { seed: 1 }));

function address(): string {
  return URL.createObjectURL(new Blob([json], { type: 'application/json' }));
}

async function integrityOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
}

function place(attributes: Record<string, string>): LemmaLessonElement {
  const element = document.createElement('lemma-lesson');
  if (!(element instanceof LemmaLessonElement)) throw new Error('lemma-lesson is not defined.');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return element;
}

afterEach(() => document.body.replaceChildren());

it('shows a lesson from its address and tells what the learner does', async () => {
  const element = place({ src: address(), theme: 'light' });
  element.widgets = [counterWidget];
  const events: string[] = [];
  element.addEventListener('lemma-event', ({ detail }) => events.push(detail.type));
  await expect.element(page.getByRole('heading', { name: 'Matrix times vector' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Report issue with this widget' }));
  expect(events).toContain('issue-reported');
});

it('shows the text of a question whose kind it does not know, and goes on behind it', async () => {
  const lesson = toLearnerLesson(compiled, { seed: 1 });
  const [first, ...rest] = lesson.questions;
  const newer = { ...first, kind: 'hologram', material: { kind: 'hologram', depth: 3 } };
  const blob = new Blob([JSON.stringify({ ...lesson, questions: [newer, ...rest] })]);
  place({ src: URL.createObjectURL(blob), theme: 'light' });
  await expect.element(page.getByText(/cannot take an answer to this kind/u)).toBeVisible();
  const group = page.getByRole('group').filter({ hasText: 'cannot take an answer' });
  expect(group.element().textContent).toContain('for the matrix and vector below?');
  await expect.element(page.getByRole('button', { name: 'Check answer' }).first()).toBeVisible();
});

it('takes kinds of question as a property', async () => {
  const questionKinds = [estimateQuestion];
  const { lesson } = compileLesson(estimateLesson, { fragment: true, questionKinds });
  const element = place({ theme: 'light' });
  element.lesson = lesson && toLearnerLesson(lesson, { seed: 1, questionKinds });
  await expect.element(page.getByText(/cannot take an answer to this kind/u)).toBeVisible();
  element.questionKinds = questionKinds;
  await expect.element(page.getByRole('slider')).toBeVisible();
});

it('follows texts, theme, direction and a hidden title while it is shown', async () => {
  const element = place({ src: address() });
  await expect.element(page.getByRole('heading', { name: 'Matrix times vector' })).toBeVisible();
  element.strings = { check: 'Antwort prüfen' };
  element.setAttribute('theme', 'dark');
  element.setAttribute('dir', 'rtl');
  element.toggleAttribute('hide-title', true);
  await expect.element(page.getByRole('button', { name: 'Antwort prüfen' }).first()).toBeVisible();
  const surface = element.shadowRoot?.querySelector('.lemma-lesson');
  expect(surface?.getAttribute('data-theme')).toBe('dark');
  expect(surface && getComputedStyle(surface).direction).toBe('rtl');
  expect(element.shadowRoot?.querySelector('h1')).toBeNull();
});

/** The next error of the element, which is then not reported. */
function errorOf(element: LemmaLessonElement): Promise<LessonLoadError> {
  return new Promise((resolve) => {
    const listen = (event: CustomEvent<LessonLoadError>) => {
      event.preventDefault();
      resolve(event.detail);
    };
    element.addEventListener('lemma-error', listen, { once: true });
  });
}

const addressOf = (text: string) => URL.createObjectURL(new Blob([text]));

it.each([
  ['an address that nothing answers', '/no-such-lesson.json', 'refused'],
  ['an address that cannot be fetched', 'blob:nothing', 'unreachable'],
  ['a page that is no JSON', addressOf('<!doctype html>'), 'not-a-lesson'],
  ['JSON that is no lesson', addressOf('{"format":1}'), 'not-a-lesson'],
  ['a lesson of another version', addressOf('{"format":2}'), 'other-format'],
])('says of %s what to do', async (_what, src, problem) => {
  const element = place({});
  const told = errorOf(element);
  element.setAttribute('src', src);
  const error = await told;
  expect([error.problem, error.message]).toEqual([problem, expect.stringContaining(src)]);
  // The reader is told in words of their own, and in the host's.
  const alert = () => element.shadowRoot?.querySelector('[role="alert"]');
  await expect.poll(() => alert()?.textContent).toMatch(/connection|whoever runs/);
  expect(alert()?.textContent).not.toContain(src);
  element.strings = markTexts(englishStrings);
  await expect.poll(() => alert()?.textContent).toMatch(/^‹lessonFailed› ‹lesson\w+› ‹tryAgain›$/);
  element.setAttribute('src', address());
  await expect.element(page.getByRole('heading', { name: 'Matrix times vector' })).toBeVisible();
});

it('reports an error that nobody takes, for whoever runs the page', async () => {
  const reported = vi.spyOn(window, 'reportError').mockImplementation(() => undefined);
  place({ src: addressOf('{}') });
  await expect
    .poll(() => reported.mock.lastCall)
    .toEqual([expect.objectContaining({ problem: 'not-a-lesson' })]);
  reported.mockRestore();
});

it('takes properties that the page set before the element was defined', async () => {
  const element = place({});
  element.remove();
  Object.defineProperty(element, 'lesson', {
    value: toLearnerLesson(compiled, { seed: 1 }),
    configurable: true,
    writable: true,
  });
  document.body.append(element);
  await expect.element(page.getByRole('heading', { name: 'Matrix times vector' })).toBeVisible();
});

it('is taken away by a page that is made with React', async () => {
  function Host() {
    const box = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const element = document.createElement('lemma-lesson');
      element.setAttribute('src', address());
      box.current?.append(element);
      return () => element.remove();
    }, []);
    return <div ref={box} />;
  }
  const screen = await render(<Host />);
  await expect.element(page.getByRole('heading', { name: 'Matrix times vector' })).toBeVisible();
  // React says in the console if a root ends while it renders, and a console error fails the test.
  await screen.unmount();
  await expect
    .element(page.getByRole('heading', { name: 'Matrix times vector' }))
    .not.toBeInTheDocument();
});

it('accepts the bytes that its integrity names, and no others', async () => {
  place({ integrity: await integrityOf(json), src: address() });
  await expect.element(page.getByRole('heading', { name: 'Matrix times vector' })).toBeVisible();
  document.body.replaceChildren();
  const refused = place({});
  const failed = errorOf(refused);
  refused.setAttribute('integrity', await integrityOf(`${json} `));
  refused.setAttribute('src', address());
  expect((await failed).message).toContain('its bytes are not those that integrity names');
  await expect.element(page.getByRole('alert')).toBeVisible();
  const shown = () => refused.shadowRoot?.textContent;
  await expect.poll(shown).toContain('This lesson cannot be shown.');
  expect(shown()).not.toContain('Matrix times vector');
});

it.each(['sha265-abc=', 'md5-rL0Y20zC+Fzt72VPzMSk2A==', 'sha256:abc', 'abc'])(
  'fetches nothing for an integrity that browsers pass over: %s',
  async (integrity) => {
    const element = place({});
    const told = errorOf(element);
    element.setAttribute('integrity', integrity);
    element.setAttribute('src', address());
    const { problem, message } = await told;
    expect(problem).toBe('unreadable-integrity');
    expect(message).toContain(`"${integrity}" is no hash`);
    await expect
      .poll(() => element.shadowRoot?.textContent)
      .toContain(englishStrings.lessonUnchecked);
    expect(element.shadowRoot?.querySelector('h1')).toBeNull();
  },
);

it('takes the page’s custom properties', async () => {
  const element = place({ src: address() });
  element.style.setProperty('--lemma-ink', 'rgb(1, 2, 3)');
  await expect.element(page.getByRole('heading', { name: 'Matrix times vector' })).toBeVisible();
  const title = element.shadowRoot?.querySelector('h1');
  expect(title && getComputedStyle(title).color).toBe('rgb(1, 2, 3)');
});
