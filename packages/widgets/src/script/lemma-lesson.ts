import { adoptFonts, LemmaLessonElement, provideLessons } from '@lemma/lesson-renderer/element';
import styles from '../styles.css?inline';
import { widgets, widgetsIn } from '../index.ts';

// The script of the one tag: `<lemma-lesson>` with all widgets; each view is a chunk that loads when a lesson has it.
provideLessons({ widgets, styles: [styles] });
adoptFonts(new URL('.', import.meta.url).href);

export { LemmaLessonElement, widgetsIn };
