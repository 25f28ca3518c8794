import { scoreAnswer } from '@lemma/learning-engine';
import {
  type AnyWidget,
  type CompiledLesson,
  Lesson,
  type LessonProps,
} from '@lemma/lesson-renderer';
import { compileLesson, feedbackFor } from '@lemma/lesson-renderer/compile';
import '@lemma/lesson-renderer/styles.css';
import { widgets } from '@lemma/widgets';
import { widgetSchemas } from '@lemma/widgets/schemas';
import '@lemma/widgets/styles.css';
import { useMemo } from 'react';
import { Diagnostics } from './diagnostics.tsx';
import './lesson-preview.css';

export interface LessonPreviewProps {
  /** The lesson's Markdown, as it stands in the file. */
  readonly source: string;
  readonly file: string;
}

/** A lesson as its author sees it: the page, and beside it every mistake by line. */
export function LessonPreview({ source, file }: LessonPreviewProps) {
  const { lesson, messages } = useMemo(
    () => compileLesson(source, { file, widgets: widgetSchemas }),
    [source, file],
  );
  return (
    <div className="preview">
      <Diagnostics file={file} lesson={lesson} messages={messages} />
      <main className="preview-page">
        {lesson ? <Shown lesson={lesson} /> : <p>The lesson does not compile: see the messages.</p>}
      </main>
    </div>
  );
}

function Shown({ lesson }: { readonly lesson: CompiledLesson }) {
  const score: NonNullable<LessonProps['onAnswer']> = (question, answer) => {
    const compiled = lesson.questions.find(({ uid }) => uid === question.uid);
    return (
      compiled && feedbackFor(compiled, question.seed, answer, scoreAnswer(compiled.key, answer))
    );
  };
  // Each widget checks its own props; the list's type leaves them open.
  return (
    <Lesson
      lesson={lesson}
      widgets={widgets as readonly unknown[] as readonly AnyWidget[]}
      onAnswer={score}
      theme="light"
    />
  );
}
