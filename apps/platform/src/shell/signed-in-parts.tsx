import { ApiScope } from '../api/api-scope.tsx';
import { InstalledApp } from '../offline/update-question.tsx';
import { SearchEntry } from '../search/search-entry.tsx';
import { AgreementBanner } from './agreement-banner.tsx';
import { documentsToAgree } from './agreement.ts';
import { DisplayNameDialog } from './display-name-dialog.tsx';
import { OnboardingBanner } from './onboarding-banner.tsx';
import { useProfile } from './profile.ts';
import { ProfileSync } from './profile-sync.tsx';

/** What only a signed-in learner's page has. It loads after sign-in. */
export function SignedInParts({ bare }: { readonly bare: boolean }) {
  return (
    <ApiScope>
      <InstalledApp />
      <SearchEntry />
      <ProfileSync />
      <DisplayNameDialog />
      {!bare && <Banner />}
    </ApiScope>
  );
}

/** One banner at a time: what has to be agreed to comes first. */
function Banner() {
  const { data: profile } = useProfile();
  const documents = documentsToAgree(profile?.agreed);
  if (documents.length === 0) return <OnboardingBanner />;
  return <AgreementBanner documents={documents} isFirst={!profile?.agreed} />;
}
