export { embedLesson } from '@lemma/lesson-renderer/embed';
