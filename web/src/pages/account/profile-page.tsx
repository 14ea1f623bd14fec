import type { User } from '@kenna/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useProfile } from '../../features/account/account.api.ts';
import { AvatarField } from '../../features/account/components/profile/avatar-field.tsx';
import { BlockedNote } from '../../features/account/components/profile/blocked-note.tsx';
import { EmailChange } from '../../features/account/components/profile/email-change.tsx';
import { EmailState } from '../../features/account/components/profile/email-state.tsx';
import { NameForm } from '../../features/account/components/profile/name-form.tsx';
import { Section } from '../../features/account/components/section.tsx';
import classes from '../../features/account/components/account.module.css';
import { changeUser } from '../../features/session/session.api.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { PleaseWait } from '../../ui/messages/please-wait.tsx';
import { dayOf } from '../../lib/text/day-of.ts';

/** Profile of the person who is logged in, with the reason if the account is blocked. */
export function ProfilePage() {
  usePageTitle('My Profile');
  const queryClient = useQueryClient();
  const profile = useProfile();
  if (profile === null) return <PleaseWait />;
  const onUser = (change: Partial<User>) => changeUser(queryClient, change);
  return (
    <main className={classes.column}>
      <h1 className={classes.title}>My Profile</h1>
      {profile.is_blocked === 1 && <BlockedNote reason={profile.blocked_reason} />}
      <Section title="Profile image">
        <AvatarField profile={profile} onUser={onUser} />
      </Section>
      <Section title="Name" about="Shown on collections that you share and in the showcase.">
        <NameForm key={profile.name} name={profile.name} onUser={onUser} />
      </Section>
      <Section title="E-mail" about={`You joined on ${dayOf(profile.created_at)}.`}>
        <EmailState email={profile.email} is_verified={profile.is_verified} />
        <EmailChange pending={profile.pending_email} />
      </Section>
    </main>
  );
}
