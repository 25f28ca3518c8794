import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { learnRoutes } from './learn/routes.ts';

export default [
  layout('shell/shell-route.tsx', [
    index('landing/landing-route.tsx'),
    route('about', 'static-pages/about.tsx'),
    route('privacy', 'static-pages/privacy.tsx'),
    route('terms', 'static-pages/terms.tsx'),
    route('changelog', 'static-pages/changelog.tsx'),
    route('status', 'static-pages/status.tsx'),
    route('how-lemma-works', 'static-pages/how-it-works.tsx'),
    route('login', 'auth/login-route.tsx'),
    route('signup', 'auth/signup-route.tsx'),
    route('payment', 'pricing/payment-route.tsx'),
    route('subscription', 'pricing/subscription-route.tsx'),
    route('subscribe', 'pricing/subscribe-route.tsx'),
    route('blog', 'blog/blog-route.tsx'),
    route('blog/:slug', 'blog/article-route.tsx'),
    route('learn/paths', 'paths/paths-route.tsx'),
    route('learn/paths/:slug', 'paths/path-route.tsx'),
    route('learn/diagnostic', 'learn/diagnostic/dashboard-route.tsx'),
    route('courses/python-done-right', 'paths/python-done-right-route.tsx'),
    layout('shell/lesson-look-route.tsx', learnRoutes),
    route('docs/*', 'docs/docs-route.tsx'),
    // One entry for all of the desk: every page's list of routes carries what stands here.
    route('desk/*', 'desk/desk-route.tsx'),
    route('*', 'errors/not-found-route.tsx'),
  ]),
  route('sitemap.xml', 'seo/files/sitemap-route.ts'),
  route('robots.txt', 'seo/files/robots-route.ts'),
  route('.well-known/security.txt', 'seo/files/security-route.ts'),
  route('site.webmanifest', 'seo/files/manifest-route.ts'),
  route('blog/rss.xml', 'blog/rss-route.ts'),
] satisfies RouteConfig;
