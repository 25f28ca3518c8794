import { layout, route, type RouteConfigEntry } from '@react-router/dev/routes';

/** Routes of the learning area, relative to the site's root. */
export const learnRoutes: RouteConfigEntry[] = [
  layout('learn/area/learner-area-route.tsx', [
    route('learn/my-learning', 'learn/today/today-route.tsx'),
    route('learn/my-learning/session/:session_uid', 'learn/study/session-route.tsx'),
    route('learn/lessons/:lesson_uid/study', 'learn/study/start-lesson-route.tsx'),
    route('learn/lessons/:lesson_uid/review', 'learn/study/start-review-route.tsx'),
  ]),
];
