import { LemmaLessonElement, provideLessons } from './lemma-lesson-element.tsx';

// On a server there are no custom elements: the import does nothing there.
if (typeof customElements !== 'undefined' && !customElements.get('lemma-lesson')) {
  customElements.define('lemma-lesson', LemmaLessonElement);
}

export { LemmaLessonElement, provideLessons };
export type { LessonDefaults } from './lemma-lesson-element.tsx';
export type { LemmaLessonProps } from './jsx.ts';
export { LessonLoadError, type LessonProblem } from '../format/lesson-load-error.ts';
export { startEmbedPage } from '../embed/embed-page.ts';
export { adoptFonts } from './shadow-styles.ts';
