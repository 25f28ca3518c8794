import { useApiQuery } from '@lemma/api-client/react';
import { useLocation } from 'react-router';
import { ApiScope } from '../api/api-scope.tsx';
import { learnPaths } from '../learn/learn-paths.ts';
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
      {!bare && <DisplayNameDialog />}
      {!bare && <Banner />}
    </ApiScope>
  );
}

/** One banner at a time: what has to be agreed to comes first. The first run asks both itself. */
function Banner() {
  const { data: profile } = useProfile();
  const { data: active } = useApiQuery('activeCourse', {});
  const { pathname } = useLocation();
  const documents = documentsToAgree(profile?.agreed);
  if (pathname === learnPaths.myLearning && active?.course === null) return null;
  if (documents.length === 0) return <OnboardingBanner />;
  return <AgreementBanner documents={documents} isFirst={!profile?.agreed} />;
}
