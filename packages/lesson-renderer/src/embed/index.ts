export { embedLesson, type EmbeddedLesson, type EmbedOptions } from './embed-lesson.ts';
export type { EmbedProps, PlainStrings } from './messages.ts';
