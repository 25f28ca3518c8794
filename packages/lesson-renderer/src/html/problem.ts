import type { Element } from 'hast';
import type { LessonMessage } from '../format/compiled-lesson.ts';
import { element, text } from './html-nodes.ts';
import { island } from './islands.ts';

/** A visible box in the place of what could not be compiled. */
export function problem(message: LessonMessage): Element {
  return island({ type: 'problem', message });
}

/** The same inside a line of text. */
export function inlineProblem(source: string, message: LessonMessage): Element {
  return element('code', [text(source)], {
    className: ['lemma-problem-inline'],
    title: `${message.message} ${message.fix}`,
  });
}
