import { type LearnerLesson, LessonPart } from '@lemma/lesson-renderer';
import './lesson-text.css';

/** All that a lesson says, without its questions. */
export function LessonText({ lesson }: { readonly lesson: LearnerLesson }) {
  return lesson.sections.map((section, index) => (
    // Text before the first heading is an explanation too: kinds may repeat.
    <section key={`${section.kind}-${index}`}>
      <h2 className="reference-section">
        {section.round && <span className="muted">{section.round.title} · </span>}
        {section.title}
      </h2>
      {section.parts.map((part) => (
        <LessonPart key={part.id} part={part} />
      ))}
    </section>
  ));
}
