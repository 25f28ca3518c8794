import { index, route, type RouteConfigEntry } from '@react-router/dev/routes';

/** Routes of the desk, relative to the site's root: one area, whose code nobody else loads. */
export const deskRoutes: RouteConfigEntry = route('desk', 'desk/desk-route.tsx', [
  index('desk/feedback-route.tsx'),
  route('learners', 'desk/found-route.tsx'),
  route('learners/:learner_id', 'desk/learner-route.tsx'),
  route('errors', 'desk/lists/errors-route.tsx'),
  route('lessons', 'desk/lists/lessons-route.tsx'),
  route('paths', 'desk/paths/paths-route.tsx'),
  route('paths/:path_uid', 'desk/paths/path-route.tsx'),
  route('mail', 'desk/lists/mail-route.tsx'),
  route('interest', 'desk/lists/interest-route.tsx'),
  route('service', 'desk/lists/service-route.tsx'),
  route('audit', 'desk/lists/audit-route.tsx'),
]);
