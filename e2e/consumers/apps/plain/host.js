import { embedLesson } from './lemma/embed-lesson.js';

globalThis.heard = [];
globalThis.embedded = embedLesson(document.querySelector('iframe'), {
  page: new URLSearchParams(location.search).get('page'),
  src: '/lesson.json',
  theme: 'light',
  onEvent: ({ type }) => globalThis.heard.push(type),
  onError: (message) => globalThis.heard.push(message),
});
