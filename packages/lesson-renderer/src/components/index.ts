export { withComponents, type ElementProps, type LessonComponents } from './with-components.tsx';
export type { ShownComponents } from '../host/lesson-context.ts';
