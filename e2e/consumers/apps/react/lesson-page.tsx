import { scoreAnswer } from '@lemma/learning-engine';
import {
  Lesson,
  lessonFrom,
  type LessonEvent,
  type LessonHtml,
  type LessonProps,
} from '@lemma/lesson-renderer';
import '@lemma/lesson-renderer/styles.css';
import { widgets } from '@lemma/widgets';
import '@lemma/widgets/styles.css';
import { useState } from 'react';
import json from './lesson.json';

const lesson = lessonFrom(json);
const keys = { 'first-entry': 17, 'review-entry': 39 } as const;
const german = { check: 'Antwort prüfen' };

const score: LessonProps['onAnswer'] = (question, answer) => {
  const value = question.uid in keys ? keys[question.uid as keyof typeof keys] : Number.NaN;
  const { correct, credit } = scoreAnswer({ kind: 'numeric', value }, answer);
  return { correct, credit, comment: '', explanation: '<p>Row by column.</p>' as LessonHtml };
};

/** The README's five lines, and a host that changes its mind while the lesson is shown. */
export function LessonPage() {
  const [changed, setChanged] = useState(false);
  const [events, setEvents] = useState<readonly LessonEvent[]>([]);
  return (
    <>
      <button type="button" onClick={() => setChanged(true)}>
        Change the props
      </button>
      <Lesson
        lesson={lesson}
        widgets={widgets}
        onAnswer={score}
        onEvent={(event) => setEvents((known) => [...known, event])}
        theme={changed ? 'dark' : 'light'}
        dir={changed ? 'rtl' : 'ltr'}
        strings={changed ? german : undefined}
      />
      <output data-testid="events">{events.map(({ type }) => type).join(' ')}</output>
    </>
  );
}
