import { ApiScope } from '../api/api-scope.tsx';
import { InstalledApp } from '../offline/update-question.tsx';
import { SearchEntry } from '../search/search-entry.tsx';
import { DisplayNameDialog } from './display-name-dialog.tsx';
import { OnboardingBanner } from './onboarding-banner.tsx';
import { ProfileSync } from './profile-sync.tsx';

/** What only a signed-in learner's page has. It loads after sign-in. */
export function SignedInParts({ bare }: { readonly bare: boolean }) {
  return (
    <ApiScope>
      <InstalledApp />
      <SearchEntry />
      <ProfileSync />
      <DisplayNameDialog />
      {!bare && <OnboardingBanner />}
    </ApiScope>
  );
}
