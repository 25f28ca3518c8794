import { scoreAnswer } from '@lemma/learning-engine';
import { type CompiledLesson, Lesson, type LessonProps } from '@lemma/lesson-renderer';
import { feedbackFor } from '@lemma/lesson-renderer/compile';
import '@lemma/lesson-renderer/styles.css';
import { PythonProvider } from '@lemma/python-runtime/react';
import '@lemma/python-runtime/styles.css';
import { widgets } from '@lemma/widgets';
import '@lemma/widgets/styles.css';
import { type ReactNode, useMemo, useState } from 'react';
import type { Globals } from 'storybook/internal/csf';
import { shownQuestion } from '../../packages/lesson-renderer/src/format/shown-question.ts';
import { pythonSlots } from '../../apps/platform/src/learn/study/lesson/python-slots.tsx';
import { AuthorPanel, type AuthorPanelProps } from './author/author-panel.tsx';
import type { CourseLesson } from './author/course-lesson.ts';
import { SourceLines } from './author/source-lines.tsx';
import { useLiveSource } from './author/use-live-source.ts';
import { useProofs } from './author/use-proofs.ts';
import { compilePreview } from './compile-preview.ts';
import './lesson-preview.css';

export interface LessonPreviewProps {
  /** The lesson's Markdown, as it stands in the file. */
  readonly source: string;
  readonly file: string;
  /** SVG of what its cells draw, in their order. */
  readonly figures?: readonly string[];
  /** Every lesson of the courses: names of prerequisites are checked against them. */
  readonly lessons?: readonly CourseLesson[];
  /** `learner` shows the page alone. */
  readonly view?: 'author' | 'learner';
}

/** A lesson as its author sees it: the page, and beside it mistakes by line, keys, neighbours and length. */
export function LessonPreview(props: LessonPreviewProps) {
  const { file, figures, lessons = [], view = 'author' } = props;
  const source = useLiveSource(file, props.source);
  const { lesson, messages } = useMemo(
    () => compilePreview(source, file, lessons, figures),
    [source, file, lessons, figures],
  );
  const page = (
    <main className="preview-page" data-version={lesson?.hash}>
      {lesson ? <Shown lesson={lesson} /> : <p>The lesson does not compile: see the messages.</p>}
    </main>
  );
  if (view === 'learner') return <div className="preview">{page}</div>;
  return (
    <Desk source={source} file={file} lesson={lesson} messages={messages} lessons={lessons}>
      {page}
    </Desk>
  );
}

interface DeskProps extends Pick<AuthorPanelProps, 'lesson' | 'messages'> {
  readonly source: string;
  readonly file: string;
  readonly lessons: readonly CourseLesson[];
  readonly children: ReactNode;
}

function Desk({ children, ...desk }: DeskProps) {
  const [line, setLine] = useState<number>();
  const proofs = useProofs(desk.file, desk.source);
  return (
    <div className="preview preview-desk">
      <AuthorPanel {...desk} proofs={proofs} onLine={setLine} />
      <div>
        {line !== undefined && (
          <SourceLines {...desk} line={line} onClose={() => setLine(undefined)} />
        )}
        {children}
      </div>
    </div>
  );
}

/** A lesson's story: the toolbar says whether the author's desk stands beside the page. */
export const lessonStory = (
  props: LessonPreviewProps,
  { globals }: { readonly globals: Globals },
) => <LessonPreview {...props} view={globals['view'] === 'learner' ? 'learner' : 'author'} />;

// Constants: a provider starts Python anew with new options.
const withPackages = { packageBaseUrl: '/python-packages/' };
const withoutPackages = {};

function Shown({ lesson }: { readonly lesson: CompiledLesson }) {
  const score: NonNullable<LessonProps['onAnswer']> = (question, answer) => {
    const compiled = lesson.questions.find(({ uid }) => uid === question.uid);
    return (
      compiled && feedbackFor(compiled, question.seed, answer, scoreAnswer(compiled.key, answer))
    );
  };
  // Questions as the file has them: an author looks for the numbers and the order that they wrote.
  const shown = useMemo(
    () => ({ ...lesson, questions: lesson.questions.map(shownQuestion) }),
    [lesson],
  );
  return (
    <PythonProvider options={lesson.packages ? withPackages : withoutPackages}>
      <Lesson lesson={shown} widgets={widgets} slots={pythonSlots} onAnswer={score} theme="light" />
    </PythonProvider>
  );
}
