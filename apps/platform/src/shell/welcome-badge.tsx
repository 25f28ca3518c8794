import { ApiScope } from '../api/api-scope.tsx';
import { useAuth } from '../auth/auth-context.ts';
import { useProfile } from './profile.ts';

/** 'Welcome, {name}': the display name, or what the identity provider calls the learner until there is one. */
export function WelcomeBadge() {
  return (
    <ApiScope>
      <Badge />
    </ApiScope>
  );
}

function Badge() {
  const { user } = useAuth();
  const { data } = useProfile();
  const name = data?.name ?? user?.name ?? user?.email;
  return name ? <span className="welcome-badge">Welcome, {name}</span> : null;
}
