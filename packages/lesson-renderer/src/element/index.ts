import { LemmaLessonElement } from './lemma-lesson-element.tsx';

if (!customElements.get('lemma-lesson')) {
  customElements.define('lemma-lesson', LemmaLessonElement);
}

export { LemmaLessonElement };
