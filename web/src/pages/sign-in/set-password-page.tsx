import { Button } from '@mantine/core';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { AuthCard } from '../../features/auth/components/auth-card.tsx';
import { SetPasswordForm } from '../../features/auth/components/password-forms.tsx';
import { showToast } from '../../ui/messages/toast.store.ts';
import { Notice } from '../../ui/messages/notice.tsx';

export function SetPasswordPage() {
  const navigate = useNavigate();
  const token = useSearchParams()[0].get('token');
  if (token === null || token === '') {
    return (
      <Notice title="This link is not complete" text="Open the link in the e-mail again, or request a new one.">
        <Button component={Link} to="/recover-password" size="md">
          Send another link
        </Button>
      </Notice>
    );
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
