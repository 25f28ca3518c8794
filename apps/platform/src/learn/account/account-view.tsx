import type { Answered } from '../wire.ts';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';
import { LiveSupport } from './live-support.tsx';
import { MailSettings } from './mail-settings.tsx';
import { NameField } from './name-field.tsx';
import { PlanSection } from './plan-section.tsx';
import { ReadingSettings } from './reading-settings.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import { StudySettings } from './study-settings.tsx';
import './account.css';

export type Profile = Answered<'me'>;

/** Name, plan, study, reading and mail settings, one's data, and the ways out. */
export function AccountView({ profile }: { readonly profile: Profile }) {
  return (
    <div className="learn-page account">
      <h1 className="page-heading">Account</h1>
      <section>
        <h2>You</h2>
        <NameField name={profile.name ?? ''} email={profile.email} />
        <p>
          <span className="field-label">E-mail</span>
          {profile.email}
        </p>
      </section>
      <PlanSection />
      <LiveSupport />
      <StudySettings profile={profile} />
      <ReadingSettings />
      <MailSettings />
      <section>
        <h2>Your data</h2>
        <ExportData />
      </section>
      <section>
        <h2>Sign out and delete</h2>
        <p className="action-row">
          <SignOutEverywhere />
        </p>
        <DeleteAccount />
      </section>
    </div>
  );
}
