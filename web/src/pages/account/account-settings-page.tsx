import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { DOCS_ADDRESS, useProfile } from '../../features/account/account.api.ts';
import { ApiKeys } from '../../features/account/components/developers/api-keys.tsx';
import { OwnColours } from '../../features/account/components/colours/own-colours.tsx';
import { DataExport } from '../../features/account/components/personal-data/data-export.tsx';
import { DeleteAccount } from '../../features/account/components/personal-data/delete-account.tsx';
import { DeviceList } from '../../features/account/components/security/device-list.tsx';
import { ExplicitSwitch } from '../../features/account/components/preferences/explicit-switch.tsx';
import { PasswordForm } from '../../features/account/components/security/password-form.tsx';
import { Section } from '../../features/account/components/section.tsx';
import { SectionList } from '../../features/account/components/section-list.tsx';
import { ThemeChoice } from '../../features/account/components/preferences/theme-choice.tsx';
import { TwoFactor } from '../../features/account/components/security/two-factor.tsx';
import { Webhooks } from '../../features/account/components/developers/webhooks.tsx';
import classes from '../../features/account/components/account.module.css';
import { CredentialsForm } from '../../features/provenance/components/credentials-form.tsx';
import { endWithAccount } from '../../features/plans/offer-words.ts';
import { billingQuery } from '../../features/plans/plans.api.ts';
import { changeUser, endSession, useUser } from '../../features/session/session.api.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { PleaseWait } from '../../ui/messages/please-wait.tsx';
import { showToast } from '../../ui/messages/toast.store.ts';
import { dayOf } from '../../lib/text/day-of.ts';

interface SettingsSection {
  readonly title: string;
  readonly about?: ReactNode;
  readonly content: ReactNode;
  /** Whether it exists only for accounts that are active, which blocked ones are not. */
  readonly isForActive?: boolean;
}

/** Settings of the account: login, explicit pictures and theme, named colours, access for scripts, export and deletion. */
export function AccountSettingsPage() {
  usePageTitle('Account Settings');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const user = useUser();
  const profile = useProfile();
  const { data: billing } = useQuery(billingQuery);
  if (user === null || profile === null) return <PleaseWait />;
  const leave = (day: Date) => {
    endSession(queryClient);
    void navigate('/');
    showToast({
      title: `Your account will be deleted on ${dayOf(day)}. Log in before then to keep it.`,
      type: 'success',
    });
  };
  const isActive = profile.is_blocked === 0;
  const sections: readonly SettingsSection[] = [
    { title: 'Password', about: 'Changing it logs out every other device.', content: <PasswordForm /> },
    {
      title: 'Second step',
      about: 'Require an authenticator code at every login.',
      content: <TwoFactor profile={profile} />,
    },
    { title: 'Devices', about: 'Where you are logged in.', content: <DeviceList /> },
    {
      title: 'Explicit content',
      content: <ExplicitSwitch allowed={user.is_allow} onUser={(change) => changeUser(queryClient, change)} />,
    },
    { title: 'Appearance', about: 'Saved in this browser.', content: <ThemeChoice /> },
    {
      title: 'Your colours',
      about: 'In your prompts, these names mean exactly these colours.',
      isForActive: true,
      content: <OwnColours />,
    },
    {
      title: 'Content credentials',
      about: (
        <>
          Files of your pictures carry a signed note: with which tool, engine and model they were made, when, and from
          which pictures. Generated ones also carry an invisible mark, by which this studio recognises them when the
          note was removed. Neither says who you are, unless you name an author here.{' '}
          <Link to="/verify">Read the note of a file</Link>
        </>
      ),
      isForActive: true,
      content: <CredentialsForm />,
    },
    {
      title: 'API keys',
      about: (
        <>
          For scripts that create and fetch pictures in your name. <a href={DOCS_ADDRESS}>How to use them</a>
        </>
      ),
      isForActive: true,
      content: <ApiKeys />,
    },
    {
      title: 'Webhooks',
      about: 'Your server is notified when a render ends, so that it does not have to poll.',
      isForActive: true,
      content: <Webhooks />,
    },
    {
      title: 'Your data',
      about:
        'A ZIP file with your original pictures, prompts, collections, notes, colours, conversations and plan usage.',
      content: <DataExport />,
    },
    {
      title: 'Delete the account',
      content: (
        <DeleteAccount
          planEnd={billing?.subscription ? endWithAccount(billing.subscription) : null}
          onRequested={leave}
        />
      ),
    },
  ];
  const shown = sections.filter(({ isForActive = false }) => isActive || !isForActive);
  return (
    <main className={classes.column}>
      <h1 className={classes.title}>Account Settings</h1>
      <SectionList titles={shown.map(({ title }) => title)} />
      {shown.map(({ title, about, content }) => (
        <Section key={title} title={title} about={about}>
          {content}
        </Section>
      ))}
    </main>
  );
}
