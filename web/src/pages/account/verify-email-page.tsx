import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { useVerifyEmail } from '../../features/account/account.api.ts';
import { useUser } from '../../features/session/session.api.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { Notice } from '../../ui/messages/notice.tsx';
import { PleaseWait } from '../../ui/messages/please-wait.tsx';

/** Target of the link in the verification mail, with or without a session. */
export function VerifyEmailPage() {
  const user = useUser();
  const token = useSearchParams()[0].get('token') ?? '';
  const { data, error } = useVerifyEmail(token);
  const [to, label] = user === null ? ['/login', 'Log In'] : ['/workplace/generate', 'Create an image'];
  if (token !== '' && !data && error === null) return <PleaseWait />;
  if (data) {
    return (
      <Notice title="Your address is confirmed" text="You can now use API keys, webhooks and the showcase.">
        <Button component={Link} to={to} size="md">
          {label}
        </Button>
      </Notice>
    );
  }
  const text = isApiError(error) ? error.message : 'Open the link in the e-mail again, or request a new one.';
  return (
    <Notice title="This link does not work" text={text}>
      <Button component={Link} to="/account/profile" size="md">
        Open your profile
      </Button>
    </Notice>
  );
}
