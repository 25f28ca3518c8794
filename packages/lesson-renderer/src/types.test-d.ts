import type { ComponentProps } from 'react';
import { expectTypeOf } from 'vitest';
import { z } from 'zod';
import { compileLesson, toLearnerLesson, type LearnerLesson } from './compile/index.ts';
import './element/index.ts';
import { escapeHtml } from './html/escape-html.ts';
import { defineQuestion, defineWidget, lessonFrom, toXapi } from './index.ts';
import type {
  Block,
  Feedback,
  LessonEvent,
  LessonHtml,
  LessonProps,
  WidgetDefinition,
  XapiOptions,
  XapiStatement,
} from './index.ts';

// The props of a widget come from its schema.
const counter = defineWidget({
  name: 'counter',
  title: 'Counter',
  schema: z.strictObject({ start: z.number() }),
  load: async () => ({ default: ({ start }) => start }),
});
expectTypeOf(counter).toEqualTypeOf<WidgetDefinition<{ start: number }>>();

// The props and answers of a kind of question come from its schemas.
defineQuestion({
  name: 'guess',
  schema: z.strictObject({ within: z.number() }),
  answer: z.string(),
  shown: ({ within }) => ({ places: within }),
  score: (props, value) => {
    expectTypeOf(props).toEqualTypeOf<{ within: number }>();
    expectTypeOf(value).toBeString();
    return { correct: true };
  },
  load: async () => ({
    default: ({ shown, value }) => {
      expectTypeOf(shown).toEqualTypeOf<{ places: number }>();
      expectTypeOf(value).toEqualTypeOf<string | undefined>();
      return null;
    },
  }),
});

// A lesson is given compiled or as Markdown, never both, never neither.
expectTypeOf<{ lesson: LearnerLesson }>().toExtend<LessonProps>();
expectTypeOf<{ source: string }>().toExtend<LessonProps>();
expectTypeOf<{ lesson: LearnerLesson; source: string }>().not.toExtend<LessonProps>();
expectTypeOf<{ theme: 'dark' }>().not.toExtend<LessonProps>();
expectTypeOf<{ source: string; theme: 'blue' }>().not.toExtend<LessonProps>();

// What is read from outside is a lesson only after the check.
expectTypeOf(lessonFrom).parameter(0).toBeUnknown();
expectTypeOf(lessonFrom).returns.toEqualTypeOf<LearnerLesson>();

// A learner's question has no key, and a lesson with keys is no learner's.
const { lesson } = compileLesson('');
if (lesson) {
  expectTypeOf(toLearnerLesson(lesson, { seed: 1 })).toExtend<LearnerLesson>();
  expectTypeOf(lesson).not.toExtend<LearnerLesson>();
  expectTypeOf<{ lesson: typeof lesson }>().not.toExtend<LessonProps>();
}

// What somebody typed is no HTML, wherever HTML is wanted; HTML is a text.
expectTypeOf<string>().not.toExtend<LessonHtml>();
expectTypeOf<{
  correct: boolean;
  credit: number;
  comment: string;
  explanation: '';
}>().not.toExtend<Feedback>();
expectTypeOf<{ type: 'html'; html: string }>().not.toExtend<Block>();
expectTypeOf<LessonHtml>().toExtend<string>();
expectTypeOf(escapeHtml).returns.toEqualTypeOf<LessonHtml>();

// Events are typed where they are heard.
document.createElement('lemma-lesson').addEventListener('lemma-event', ({ detail }) => {
  expectTypeOf(detail).toEqualTypeOf<LessonEvent>();
});
expectTypeOf(toXapi).returns.toEqualTypeOf<XapiStatement>();
// An actor has to be named in one of the ways of the Experience API.
expectTypeOf<{ actor: { name: string }; base: string }>().not.toExtend<XapiOptions>();
expectTypeOf<{ actor: { mbox: string }; base: string }>().toExtend<XapiOptions>();

// `<lemma-lesson>` is known to JSX once the element is imported.
type InJsx = ComponentProps<'lemma-lesson'>;
expectTypeOf<InJsx['theme']>().toEqualTypeOf<'auto' | 'light' | 'dark' | undefined>();
expectTypeOf<InJsx['onAnswer']>().toEqualTypeOf<LessonProps['onAnswer']>();
expectTypeOf<NonNullable<InJsx['onlemma-event']>>()
  .parameter(0)
  .toEqualTypeOf<CustomEvent<LessonEvent>>();
expectTypeOf<InJsx>().not.toHaveProperty('lessson');
