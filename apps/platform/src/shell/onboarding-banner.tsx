import { useApiQuery } from '@lemma/api-client/react';
import { Button } from '@lemma/ui';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { useKeptFlag } from './kept-flag.ts';

/** Key of local storage, as the specification names it. */
export const BANNER_KEY = 'hasDismissedOnboardingBanner';

/** Shown to a learner without a course, until one is chosen or the banner is sent away. */
export function OnboardingBanner() {
  const { data, isLoading, isError } = useApiQuery('activeCourse', {});
  const [dismissed, dismiss] = useKeptFlag(BANNER_KEY);
  if (isLoading || isError || dismissed || data?.course) return null;
  return (
    <aside className="banner" aria-label="Getting started">
      <p>
        Ready to start learning? Browse our structured learning paths and build mastery from day
        one.
      </p>
      <Button asChild size="sm">
        <Link to="/learn/paths">Browse Paths</Link>
      </Button>
      <Button
        variant="ghost"
        size="sm"
        style={{ paddingInline: 8 }}
        aria-label="Dismiss"
        onClick={dismiss}
      >
        <X aria-hidden />
      </Button>
    </aside>
  );
}
