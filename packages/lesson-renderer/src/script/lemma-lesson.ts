import { adoptFonts, LemmaLessonElement } from '../element/index.ts';

// The script of the one tag: its fonts lie beside it.
adoptFonts(new URL('.', import.meta.url).href);

export { LemmaLessonElement };
