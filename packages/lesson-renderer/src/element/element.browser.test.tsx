import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { compileLesson, toLearnerLesson } from '../compile/index.ts';
import { counterWidget } from '../example/counter-widget.tsx';
import { exampleLesson } from '../example/example-lesson.ts';
import { LemmaLessonElement } from './index.ts';

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
  element.addEventListener('lemma-event', (event) => {
    if (event instanceof CustomEvent) events.push((event.detail as { type: string }).type);
  });
  await expect.element(page.getByRole('heading', { name: 'Matrix times vector' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Report issue with this widget' }));
  expect(events).toContain('issue-reported');
});

it('accepts the bytes that its integrity names, and no others', async () => {
  place({ integrity: await integrityOf(json), src: address() });
  await expect.element(page.getByRole('heading', { name: 'Matrix times vector' })).toBeVisible();
  document.body.replaceChildren();
  const refused = place({});
  const failed = new Promise((resolve) => {
    refused.addEventListener('lemma-error', resolve, { once: true });
  });
  refused.setAttribute('integrity', await integrityOf(`${json} `));
  refused.setAttribute('src', address());
  await failed;
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect
    .poll(() => refused.shadowRoot?.textContent)
    .toContain('This lesson cannot be shown.');
});

it('takes the page’s custom properties', async () => {
  const element = place({ src: address() });
  element.style.setProperty('--lemma-ink', 'rgb(1, 2, 3)');
  await expect.element(page.getByRole('heading', { name: 'Matrix times vector' })).toBeVisible();
  const title = element.shadowRoot?.querySelector('h1');
  expect(title && getComputedStyle(title).color).toBe('rgb(1, 2, 3)');
});
