import { embedLesson } from './lemma/embed-lesson.js';

const given = new URLSearchParams(location.search);
globalThis.heard = [];
globalThis.embedded = embedLesson(document.querySelector('iframe'), {
  page: given.get('page'),
  src: '/lesson.json',
  theme: 'light',
  onEvent: ({ type }) => globalThis.heard.push(type),
  onError: (message) => globalThis.heard.push(message),
  // The test puts the scoring in.
  ...(given.has('scores') && {
    onAnswer: (question, answer) => globalThis.score(question, answer),
    answerWithin: Number(given.get('scores')),
  }),
});
