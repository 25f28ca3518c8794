/** Runs in Chromium: three ways to bring the same lesson to the screen. */
import { Lesson } from '@lemma/lesson-renderer';
import '@lemma/lesson-renderer/styles.css';
import type { CompiledLesson } from '@lemma/lesson-renderer/compile';
import { createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { reactMarkdownElement } from '../../packages/lesson-renderer/bench/react-markdown-peer.ts';

export interface Input {
  readonly lesson: CompiledLesson;
  readonly html: string;
  readonly markdown: string;
}

/** Milliseconds to mount and lay out. */
export interface Times {
  readonly lesson: number;
  readonly html: number;
  readonly reactMarkdown: number;
}

declare global {
  var measureOnce: (input: Input) => Promise<Times>;
}

globalThis.measureOnce = async ({ lesson, html, markdown }) => ({
  lesson: await mounted(createElement(Lesson, { lesson })),
  html: await shown((box) => {
    box.innerHTML = html;
    return () => undefined;
  }),
  reactMarkdown: await mounted(reactMarkdownElement(markdown)),
});

function mounted(element: ReactNode): Promise<number> {
  return shown((box) => {
    const root = createRoot(box);
    flushSync(() => root.render(element));
    return () => root.unmount();
  });
}

/** From an empty box to the frame that shows what was put there. */
async function shown(put: (box: HTMLElement) => () => void): Promise<number> {
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  await frame();
  const start = performance.now();
  const remove = put(box);
  box.getBoundingClientRect();
  const time = performance.now() - start;
  await frame();
  remove();
  return time;
}

const frame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
