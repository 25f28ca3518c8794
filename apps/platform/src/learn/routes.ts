import { layout, route, type RouteConfigEntry } from '@react-router/dev/routes';

/** Routes of the learning area, relative to the site's root. */
export const learnRoutes: RouteConfigEntry[] = [
  layout('learn/layout-routes/open-area-route.tsx', [
    route('learn/diagnostic/path/:course_id', 'learn/diagnostic/course-route.tsx'),
    route('learn/diagnostic/session', 'learn/diagnostic/no-session-route.tsx'),
    route('learn/diagnostic/session/:session_uid', 'learn/diagnostic/session-route.tsx'),
    route('learn/try/:lesson_uid', 'learn/sample/sample-route.tsx'),
    route('learn/lessons/:lesson_uid/reference', 'learn/reference/reference-route.tsx'),
  ]),
  layout('learn/layout-routes/learner-area-route.tsx', [
    route('learn/my-learning', 'learn/today/today-route.tsx'),
    route('learn/my-learning/reviews', 'learn/reviews/reviews-route.tsx'),
    route('learn/my-learning/quiz', 'learn/quiz/quizzes-route.tsx'),
    route('learn/my-learning/quiz/:quiz_uid', 'learn/quiz/quiz-route.tsx'),
    route('learn/my-learning/quiz/:quiz_uid/result', 'learn/quiz/result-route.tsx'),
    route('learn/my-learning/session/:session_uid', 'learn/study/session-route.tsx'),
    route('learn/my-learning/progress', 'learn/progress/active-progress-route.tsx'),
    route('learn/my-learning/progress/:course_id', 'learn/progress/progress-route.tsx'),
    route('learn/my-learning/knowledge-profile', 'learn/profile/course-profile-route.tsx'),
    route('learn/knowledge-profile', 'learn/profile/profile-route.tsx'),
    route('learn/lessons/:lesson_uid/study', 'learn/study/start-lesson-route.tsx'),
    route('learn/lessons/:lesson_uid/review', 'learn/study/start-review-route.tsx'),
    route('learn/lessons/:lesson_uid/history', 'learn/history/history-route.tsx'),
    route('learn/mistakes', 'learn/mistakes/mistakes-route.tsx'),
    route('learn/notes', 'learn/notes/notes-route.tsx'),
    route('learn/all-lessons', 'learn/library/library-route.tsx'),
    route('learn/glossary', 'learn/glossary/glossary-route.tsx'),
    route('learn/sheets', 'learn/sheets/sheets-route.tsx'),
    route('learn/sheets/:unit_uid', 'learn/sheets/sheet-route.tsx'),
    route('account', 'learn/account/account-route.tsx'),
  ]),
];
