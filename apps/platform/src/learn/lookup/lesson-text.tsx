import { type LearnerLesson, LessonPart, type Part, type Section } from '@lemma/lesson-renderer';
import { Fragment, type ReactNode } from 'react';
import './lesson-text.css';

/** All that a lesson says, without its questions, and what stands below each part. */
export function LessonText({
  lesson,
  below,
}: {
  readonly lesson: LearnerLesson;
  readonly below?: (part: Part, section: Section) => ReactNode;
}) {
  return lesson.sections.map((section, index) => (
    // Text before the first heading is an explanation too: kinds may repeat.
    <section key={`${section.kind}-${index}`}>
      <h2 className="reference-section">
        {section.round && <span className="muted">{section.round.title} · </span>}
        {section.title}
      </h2>
      {section.parts.map((part) => (
        <Fragment key={part.id}>
          <LessonPart part={part} />
          {below?.(part, section)}
        </Fragment>
      ))}
    </section>
  ));
}
