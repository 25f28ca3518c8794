import { frontMatterFields } from './front-matter-fields.ts';

/** The title in a lesson's front matter; undefined where there is none to be read. The compiler checks the whole. */
export const lessonTitle = (markdown: string): string | undefined =>
  frontMatterFields(markdown).title;
