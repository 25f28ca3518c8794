import type { RouteConfigEntry } from '@react-router/dev/routes';

/** Routes of the learning area, relative to the site's root. */
export const learnRoutes: RouteConfigEntry[] = [];
