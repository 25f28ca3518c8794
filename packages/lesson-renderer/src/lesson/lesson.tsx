import { memo, useEffect, useMemo, useRef } from 'react';
import type { LessonLabels } from '../format/labels.ts';
import { Notice } from '../notice/notice.tsx';
import { englishPageStrings } from '../strings/page-strings.ts';
import type { CompiledLesson, LessonMessage, Section } from '../format/compiled-lesson.ts';
import type { LearnerLesson } from '../format/learner-lesson.ts';
import { LaidOutWhenIdle } from './laid-out-when-idle.ts';
import { useLessonHost } from '../host/lesson-context.ts';
import { LessonPart } from './lesson-part.tsx';
import { LessonProvider, type LessonHostProps } from '../host/lesson-provider.tsx';
import { LessonSurface, type LessonSurfaceProps } from './lesson-surface.tsx';
import { Preview } from './preview.tsx';
import { shownQuestions } from './shown-questions.ts';

/** What a host may say of a lesson, wherever it comes from. */
export type LessonLookProps = LessonHostProps &
  LessonSurfaceProps & {
    /** Shows the lesson's title as its first heading. Default true. */
    readonly title?: boolean;
  };

export type LessonProps = LessonLookProps &
  (
    | {
        /** As `toLearnerLesson` makes it: a compiled lesson has its keys, and anybody could read them in the page. */
        readonly lesson: LearnerLesson;
        readonly source?: never;
        readonly labels?: never;
        readonly mediaHosts?: never;
        readonly onMessages?: never;
      }
    /** Markdown, compiled in the page: for previews. The compiler is downloaded only then. */
    | {
        readonly source: string;
        readonly lesson?: never;
        /** Words that the compiler writes into the lesson, where they differ from English. */
        readonly labels?: Partial<LessonLabels> | undefined;
        /** Hosts from which the text may load videos, sounds and pages. Default: none. */
        readonly mediaHosts?: readonly string[] | undefined;
        /** Hears, after each compilation, what is wrong with the text and where. */
        readonly onMessages?: ((messages: readonly LessonMessage[]) => void) | undefined;
      }
  );

/** A whole lesson: sections, parts, callouts, widgets, graphs, code and questions. */
export function Lesson({ lesson, source, labels, mediaHosts, onMessages, ...props }: LessonProps) {
  if (source !== undefined) {
    return (
      <Preview
        {...props}
        source={source}
        labels={labels}
        mediaHosts={mediaHosts}
        onMessages={onMessages}
        onError={(error) =>
          props.onEvent?.({ type: 'widget-failed', id: 'preview', name: 'preview', error })
        }
        render={(compiled) => <ShownLesson {...props} lesson={compiled} />}
        renderFailed={(retry) => <PreviewFailed {...props} onRetry={retry} />}
      />
    );
  }
  return <ShownLesson {...props} lesson={lesson} told />;
}

function PreviewFailed({
  strings,
  onRetry,
  theme,
  dir,
  lang,
  className,
}: Pick<LessonProps, 'strings' | keyof LessonSurfaceProps> & { readonly onRetry: () => void }) {
  const { previewFailed, tryAgain } = { ...englishPageStrings, ...strings };
  return (
    <LessonSurface theme={theme} dir={dir} lang={lang} className={className}>
      <Notice variant="error">
        {previewFailed}{' '}
        <button type="button" className="lemma-button-quiet" onClick={onRetry}>
          {tryAgain}
        </button>
      </Notice>
    </LessonSurface>
  );
}

type ShownProps = LessonLookProps & {
  readonly lesson: CompiledLesson | LearnerLesson;
  /** Whether the console is told of keys in the lesson: those of a preview are its author's own. */
  readonly told?: boolean;
};

function ShownLesson({
  lesson,
  told = false,
  title = true,
  theme,
  dir,
  lang,
  className,
  ...host
}: ShownProps) {
  const questions = useMemo(() => shownQuestions(lesson, told), [lesson, told]);
  return (
    <LessonProvider {...host} questions={questions}>
      <LessonSurface theme={theme} dir={dir} lang={lang} className={className}>
        <Article lesson={lesson} title={title} />
      </LessonSurface>
    </LessonProvider>
  );
}

/** A host that renders again with the same lesson costs nothing in here. */
const Article = memo(function Article({
  lesson,
  title,
}: Pick<ShownProps, 'lesson'> & { readonly title: boolean }) {
  const article = useRef<HTMLElement>(null);
  return (
    <article ref={article} className="lemma-article">
      <Announced lesson={lesson.uid} />
      <LaidOutWhenIdle key={lesson.hash} article={article} />
      {title && lesson.title !== '' && <h1 className="lemma-title">{lesson.title}</h1>}
      {lesson.sections.map((section, index) => (
        // Text before the first section's heading is an explanation too: kinds may repeat.
        <section
          key={`${section.kind}-${index}`}
          className="lemma-section"
          data-kind={section.kind}
        >
          {section.title !== '' && <SectionTitle section={section} />}
          {section.parts.map((part) => (
            <LessonPart key={part.id} part={part} />
          ))}
        </section>
      ))}
    </article>
  );
});

function SectionTitle({ section: { title, round } }: { readonly section: Section }) {
  return (
    <h2 className="lemma-section-title">
      {round && <span className="lemma-section-round">{round.title}</span>} {title}
    </h2>
  );
}

function Announced({ lesson }: { readonly lesson: string }) {
  const { emit } = useLessonHost();
  useEffect(() => emit({ type: 'lesson-shown', lesson }), [emit, lesson]);
  return null;
}
