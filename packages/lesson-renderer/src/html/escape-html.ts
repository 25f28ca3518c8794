import type { LessonHtml } from '../format/lesson-html.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in HTML, also inside a quoted attribute: whatever somebody typed is harmless then. */
export function escapeHtml(text: string): LessonHtml {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '') as LessonHtml;
}
