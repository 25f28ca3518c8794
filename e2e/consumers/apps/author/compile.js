import { readFileSync, writeFileSync } from 'node:fs';
import { compileLesson, toLearnerLesson } from '@lemma/lesson-renderer/compile';
import { renderLessonToString } from '@lemma/lesson-renderer/server';
import { widgetSchemas } from '@lemma/widgets/schemas';

const { lesson, messages } = compileLesson(readFileSync('consumer-lesson.md', 'utf8'), {
  widgets: widgetSchemas,
});
if (!lesson || messages.length > 0) throw new Error(JSON.stringify(messages, undefined, 2));
const learner = toLearnerLesson(lesson, { seed: 1 });
writeFileSync('lesson.json', JSON.stringify(learner));
writeFileSync('lesson.html', renderLessonToString(learner));
