import { LeaveToProvider } from './leave-to-provider.tsx';
import { pageMeta } from '../seo/page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Log in',
    path: '/login',
    description: 'Log in and go on where you stopped.',
    hidden: true,
  });

export default function LoginRoute() {
  return <LeaveToProvider kind="login" />;
}
