import { Lesson, lessonFrom } from '@lemma/lesson-renderer';
import '@lemma/lesson-renderer/styles.css';
import { widgets } from '@lemma/widgets';
import '@lemma/widgets/styles.css';
import json from '../lesson.json';

const lesson = lessonFrom(json);

/** A server component: the lesson's markup is made on the server and taken over in the page. */
export default function Page() {
  return <Lesson lesson={lesson} widgets={widgets} />;
}
