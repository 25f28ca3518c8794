import { scoreAnswer } from '@lemma/learning-engine';
import { readFileSync, writeFileSync } from 'node:fs';
import { compileLesson, feedbackFor, toLearnerLesson } from '@lemma/lesson-renderer/compile';
import { renderLessonToString } from '@lemma/lesson-renderer/server';
import { questionKinds } from './estimate-kind.js';
import { widgetSchemas } from '@lemma/widgets/schemas';

const { lesson, messages } = compileLesson(readFileSync('consumer-lesson.md', 'utf8'), {
  widgets: widgetSchemas,
});
if (!lesson || messages.length > 0) throw new Error(JSON.stringify(messages, undefined, 2));
const learner = toLearnerLesson(lesson, { seed: 1 });
writeFileSync('lesson.json', JSON.stringify(learner));
writeFileSync('lesson.html', renderLessonToString(learner));

// A kind of question of the author's own: compiled and scored here, shown by the page.
const estimate = compileLesson(readFileSync('estimate.txt', 'utf8'), {
  fragment: true,
  questionKinds,
});
const question = estimate.lesson?.questions[0];
if (!question || estimate.messages.length > 0) throw new Error(JSON.stringify(estimate.messages));
const feedbackTo = (value) => {
  const answer = { kind: 'custom', name: 'estimate', value };
  const score = scoreAnswer(question.key, answer, questionKinds);
  return feedbackFor(question, 1, answer, score, { questionKinds });
};
writeFileSync(
  'estimate.json',
  JSON.stringify({
    lesson: toLearnerLesson(estimate.lesson, { seed: 1, questionKinds }),
    feedback: { near: feedbackTo(98), far: feedbackTo(32) },
  }),
);
