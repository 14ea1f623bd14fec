import { Button } from '@mantine/core';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { AuthCard } from '../../features/auth/components/auth-card.tsx';
import { useResetLink } from '../../features/auth/auth.api.ts';
import { SetPasswordForm } from '../../features/auth/components/password-forms.tsx';
import { showToast } from '../../ui/messages/toast.store.ts';
import { Notice } from '../../ui/messages/notice.tsx';
import { PleaseWait } from '../../ui/messages/please-wait.tsx';

const DeadLink = (words: { readonly title: string; readonly text: string }) => (
  <Notice {...words}>
    <Button component={Link} to="/recover-password" size="md">
      Send another link
    </Button>
  </Notice>
);

/** Checks the link before it asks for a password that the link could not set. */
export function SetPasswordPage() {
  const navigate = useNavigate();
  const token = useSearchParams()[0].get('token') ?? '';
  const link = useResetLink(token);
  if (token === '') {
    return (
      <DeadLink title="This link is not complete" text="Open the link in the e-mail again, or request a new one." />
    );
  }
  if (link.isPending) return <PleaseWait />;
  if (link.works === false) {
    return <DeadLink title="This link does not work" text="A link sets one password, and only within half an hour." />;
  }
  const onSet = () => {
    showToast({ title: 'Password changed successfully', type: 'success' });
    void navigate('/login');
  };
  return (
    <AuthCard title="Set a new password" text="You will be logged out on every device.">
      <SetPasswordForm token={token} onSet={onSet} />
    </AuthCard>
  );
}
