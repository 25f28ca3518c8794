import { useApiQuery } from '@lemma/api-client/react';
import { learnMeta } from '../area/page-title.ts';
import { Answer } from '../states/answer.tsx';
import { AccountView } from './account-view.tsx';

export const meta = () => learnMeta('Account');

/** /account */
export default function AccountRoute() {
  const profile = useApiQuery('me', {});
  return (
    <Answer query={profile} what="your account">
      {(data) => <AccountView key={data.email} profile={data} />}
    </Answer>
  );
}
