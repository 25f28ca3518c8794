import { useProfile } from '../../shell/profile.ts';
import { learnMeta } from '../page-title.ts';
import { Answer } from '../page-states/answer.tsx';
import { AccountView } from './account-view.tsx';

export const meta = () => learnMeta('Account');

/** /account */
export default function AccountRoute() {
  const profile = useProfile();
  return (
    <Answer query={profile} what="your account">
      {(data) => <AccountView key={data.email} profile={data} />}
    </Answer>
  );
}
