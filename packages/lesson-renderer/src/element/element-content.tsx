import type { LessonEvent } from '../events/lesson-event.ts';
import type { LearnerLesson } from '../format/learner-lesson.ts';
import { Lesson } from '../lesson/lesson.tsx';
import type { LessonHostProps } from '../host/lesson-provider.tsx';
import { LessonSurface } from '../lesson/lesson-surface.tsx';
import { Notice } from '../notice/notice.tsx';
import { englishPageStrings } from '../strings/page-strings.ts';
import type { LessonStrings } from '../strings/strings.ts';
import type { LessonLoadError, LessonProblem } from '../format/lesson-load-error.ts';

/** What is said to whoever reads the page. The error's own message is for whoever runs it: addresses, hashes, CORS. */
const toReader = {
  unreachable: 'lessonUnreachable',
  refused: 'lessonRefused',
  'unreadable-integrity': 'lessonUnchecked',
  'not-a-lesson': 'lessonNone',
  'other-format': 'lessonOtherFormat',
} as const satisfies Record<LessonProblem, keyof LessonStrings>;

interface Attributes {
  readonly theme: string | null;
  readonly dir: string | null;
  readonly lang: string | null;
  readonly hideTitle: boolean;
}

/** What stands in the shadow root: the lesson, the wait for it, or the notice that says why there is none. */
export function ElementContent({
  attributes,
  error,
  loading,
  lesson,
  host,
  onEvent,
  onLink,
  onRetry,
}: {
  readonly attributes: Attributes;
  readonly error: LessonLoadError | undefined;
  readonly loading: boolean;
  readonly lesson: LearnerLesson | undefined;
  readonly host: Omit<LessonHostProps, 'onEvent'>;
  readonly onEvent: (event: LessonEvent) => void;
  readonly onLink: NonNullable<LessonHostProps['onLink']>;
  readonly onRetry: () => void;
}) {
  const surface = {
    theme: themeOf(attributes.theme),
    dir: dirOf(attributes.dir),
    lang: attributes.lang ?? undefined,
  };
  if (lesson && !error) {
    return (
      <Lesson
        {...host}
        {...surface}
        lesson={lesson}
        title={!attributes.hideTitle}
        onEvent={onEvent}
        onLink={onLink}
      />
    );
  }
  const strings = { ...englishPageStrings, ...host.strings };
  return (
    <LessonSurface {...surface}>
      {error && (
        <Notice variant="error">
          <strong>{strings.lessonFailed}</strong> {strings[toReader[error.problem]]}{' '}
          <button type="button" className="lemma-button-quiet" onClick={onRetry}>
            {strings.tryAgain}
          </button>
        </Notice>
      )}
      {!error && loading && (
        <p className="lemma-loading" role="status">
          {strings.loading}
        </p>
      )}
    </LessonSurface>
  );
}

function themeOf(value: string | null): 'auto' | 'light' | 'dark' {
  return value === 'light' || value === 'dark' ? value : 'auto';
}

function dirOf(value: string | null): 'ltr' | 'rtl' | 'auto' | undefined {
  return value === 'ltr' || value === 'rtl' || value === 'auto' ? value : undefined;
}
