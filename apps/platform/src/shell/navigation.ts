import { brand } from '../brand/brand.ts';
import { howItWorksPath } from '../seo/public-paths.ts';

export interface NavigationLink {
  readonly to: string;
  readonly label: string;
}

/** The Learn menu of those who are signed in. */
export const learnLinksSignedIn: readonly NavigationLink[] = [
  { to: '/learn/my-learning', label: 'My Learning Path' },
  { to: '/learn/my-learning/progress', label: 'My Progress' },
  { to: '/learn/mistakes', label: 'My Mistakes' },
  { to: '/learn/notes', label: 'My Notes' },
  { to: '/learn/paths', label: 'Learning Paths' },
  { to: '/learn/all-lessons', label: 'Lesson Library' },
  { to: '/learn/diagnostic', label: 'Diagnostic Tests' },
  { to: '/learn/knowledge-profile', label: 'My Knowledge Profile' },
];

/** The Learn menu of visitors. */
export const learnLinksAnonymous: readonly NavigationLink[] = [
  { to: '/learn/diagnostic', label: 'Take Diagnostic Test' },
  {
    to: '/learn/paths/essential-python-for-data-science-and-ml',
    label: 'Essential Python for Data Science and ML',
  },
  { to: '/learn/paths/essential-linear-algebra-for-ml', label: 'Essential Linear Algebra for ML' },
];

/** Shown to everybody. The home page is the logo in the header, and a link of its own in the drawer. */
export const siteLinks: readonly NavigationLink[] = [
  { to: howItWorksPath, label: `How ${brand.name} works` },
  { to: '/#pricing', label: 'Pricing' },
  { to: '/blog', label: 'Blog' },
];

export const footerLinks: readonly NavigationLink[] = [
  { to: '/about', label: 'About' },
  { to: '/docs', label: 'Packages' },
  { to: '/#pricing', label: 'Pricing' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
];
