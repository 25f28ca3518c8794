import { Lesson, lessonFrom, type Feedback, type LessonProps } from '@lemma/lesson-renderer';
import { useState } from 'react';
import json from './estimate.json';

const lesson = lessonFrom(json.lesson);
const kinds = [{ name: 'estimate', load: () => import('./estimate-view') }];

const isFeedback = (value: object): value is Feedback => 'correct' in value && 'credit' in value;

/** The server's answers were made when the lesson was compiled. */
const feedback: LessonProps['onAnswer'] = (_question, answer) => {
  const given = answer.kind === 'custom' && answer.value === 98 ? 'near' : 'far';
  const said = json.feedback[given];
  return isFeedback(said) ? said : undefined;
};

/** A kind of question of the app's own; first the page does not know it. */
export function EstimatePage() {
  const [known, setKnown] = useState(false);
  return (
    <section aria-label="Estimate">
      <button type="button" onClick={() => setKnown(true)}>
        Add the kind
      </button>
      <Lesson lesson={lesson} questionKinds={known ? kinds : []} onAnswer={feedback} />
    </section>
  );
}
