import { LeaveToProvider } from './leave-to-provider.tsx';
import { freePart } from '../paths/content/free-part.ts';
import { pageMeta } from '../seo/page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Sign up',
    path: '/signup',
    description: `Make an account. The diagnostic and ${freePart} are free.`,
    hidden: true,
  });

export default function SignupRoute() {
  return <LeaveToProvider kind="signup" />;
}
