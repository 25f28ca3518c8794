import type { Meta } from '@storybook/react-vite';
import { noteIntroduced } from '../../shell/introduction.ts';
import { learner } from '../../auth/example-auth.ts';
import AccountRoute from '../account/account-route.tsx';
import DiagnosticCourseRoute from '../diagnostic/course-route.tsx';
import DiagnosticSessionRoute from '../diagnostic/session-route.tsx';
import { TakenCards } from '../diagnostic/taken-cards.tsx';
import HistoryRoute from '../history/history-route.tsx';
import { learnPaths } from '../learn-paths.ts';
import LibraryRoute from '../library/library-route.tsx';
import { PathChooser } from '../paths/path-chooser.tsx';
import CourseProfileRoute from '../profile/course-profile-route.tsx';
import ProfileRoute from '../profile/profile-route.tsx';
import ActiveProgressRoute from '../progress/active-progress-route.tsx';
import ProgressRoute from '../progress/progress-route.tsx';
import ReferenceRoute from '../reference/reference-route.tsx';
import { courseId } from '../story/examples.ts';
import { failed, loading, offline, refused, type Screen } from '../story/screen-story.tsx';
import { sessionUid } from '../study/session/example-session.ts';
import SessionRoute from '../study/session-route.tsx';
import StartLessonRoute from '../study/start-lesson-route.tsx';
import TodayRoute from '../today/today-route.tsx';

/** Every screen of the learning area while it waits, fails, is out of reach, or may not be seen. */
const meta: Meta = {
  title: 'Learn/Screens without their answer',
  parameters: { layout: 'fullscreen' },
  // What these show is the same in each screen, and its look on a phone stands in Learn/States.
  tags: ['one-width'],
  // The account is asked for once the server knows who has come.
  beforeEach: () => noteIntroduced(learner.user?.sub ?? ''),
};
export default meta;

const lesson = 'la-dot-product';
const today: Screen = { Component: TodayRoute, at: learnPaths.myLearning };
const session: Screen = {
  Component: SessionRoute,
  at: learnPaths.session(sessionUid),
  path: learnPaths.session(':session_uid'),
};
const start: Screen = {
  Component: StartLessonRoute,
  at: learnPaths.start(lesson),
  path: learnPaths.start(':lesson_uid'),
};
const diagnostics: Screen = { Component: TakenCards, at: learnPaths.diagnostic };
const diagnostic: Screen = {
  Component: DiagnosticCourseRoute,
  at: learnPaths.diagnosticCourse(courseId),
  path: learnPaths.diagnosticCourse(':course_id'),
};
const diagnosticSession: Screen = {
  Component: DiagnosticSessionRoute,
  at: learnPaths.diagnosticSession(sessionUid),
  path: learnPaths.diagnosticSession(':session_uid'),
};
const profile: Screen = { Component: ProfileRoute, at: learnPaths.profile };
const courseProfile: Screen = { Component: CourseProfileRoute, at: learnPaths.courseProfile };
const paths: Screen = { Component: PathChooser, at: learnPaths.paths };
const library: Screen = { Component: LibraryRoute, at: learnPaths.library };
const reference: Screen = {
  Component: ReferenceRoute,
  at: learnPaths.reference(lesson),
  path: learnPaths.reference(':lesson_uid'),
};
const history: Screen = {
  Component: HistoryRoute,
  at: learnPaths.history(lesson),
  path: learnPaths.history(':lesson_uid'),
};
const progress: Screen = {
  Component: ProgressRoute,
  at: learnPaths.progress(courseId),
  path: learnPaths.progress(':course_id'),
};
const activeProgress: Screen = {
  Component: ActiveProgressRoute,
  at: learnPaths.activeProgress,
};
const account: Screen = { Component: AccountRoute, at: '/account' };

const named = { lesson: { lesson_uid: lesson, title: 'The dot product' } };
const missing = {
  ...named,
  missing_prerequisites: [
    { lesson_uid: 'la-vector-arithmetic', title: 'Adding and scaling vectors' },
  ],
};
const locked = '“The dot product” is still locked';
const plan = '“The dot product” is part of a plan';
const signIn = 'Log in to read “The dot product”';
const planned = '“The dot product” is not written yet';
const noReview = '“The dot product” has nothing to review yet';
const nothing = /nothing here/u;

export const TodayLoading = loading(today);
export const TodayFailed = failed(today);
export const TodayOffline = offline(today);

export const SessionLoading = loading(session);
export const SessionFailed = failed(session);
export const SessionOffline = offline(session);
export const SessionUnknown = refused(session, 'not-found', nothing);
export const StartLoading = loading(start);
export const StartFailed = failed(start);
export const StartOffline = offline(start);
export const StartLocked = refused(start, 'lesson-locked', locked, missing);
export const StartPlanned = refused(start, 'not-found', planned, named);
export const StartReviewTooEarly = refused(start, 'nothing-to-review', noReview, named);
export const StartNeedsPlan = refused(start, 'payment-required', plan, named);

export const DiagnosticsLoading = loading(diagnostics);
export const DiagnosticsFailed = failed(diagnostics);
export const DiagnosticsOffline = offline(diagnostics);
export const DiagnosticLoading = loading(diagnostic);
export const DiagnosticFailed = failed(diagnostic);
export const DiagnosticOffline = offline(diagnostic);
export const DiagnosticUnknown = refused(diagnostic, 'not-found', nothing);
export const DiagnosticSessionLoading = loading(diagnosticSession);
export const DiagnosticSessionFailed = failed(diagnosticSession);
export const DiagnosticSessionOffline = offline(diagnosticSession);

export const ProfileLoading = loading(profile);
export const ProfileFailed = failed(profile);
export const ProfileOffline = offline(profile);
export const CourseProfileLoading = loading(courseProfile);
export const CourseProfileFailed = failed(courseProfile);
export const CourseProfileOffline = offline(courseProfile);

export const PathsLoading = loading(paths);
export const PathsFailed = failed(paths);
export const PathsOffline = offline(paths);

export const LibraryLoading = loading(library);
export const LibraryFailed = failed(library);
export const LibraryOffline = offline(library);

export const ReferenceLoading = loading(reference);
export const ReferenceFailed = failed(reference);
export const ReferenceOffline = offline(reference);
export const ReferenceNeedsPlan = refused(reference, 'payment-required', plan, named);
export const ReferenceNeedsSignIn = refused(reference, 'unauthenticated', signIn, named);
export const ReferenceUnknown = refused(reference, 'not-found', nothing);

export const HistoryLoading = loading(history);
export const HistoryFailed = failed(history);
export const HistoryOffline = offline(history);
export const HistoryUnknown = refused(history, 'not-found', nothing);

export const ProgressLoading = loading(progress);
export const ProgressFailed = failed(progress);
export const ProgressOffline = offline(progress);
export const ActiveProgressLoading = loading(activeProgress);
export const ActiveProgressFailed = failed(activeProgress);
export const ActiveProgressOffline = offline(activeProgress);
export const ProgressUnknown = refused(progress, 'not-found', nothing);

export const AccountLoading = loading(account);
export const AccountFailed = failed(account);
export const AccountOffline = offline(account);
