import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useConfirmEmail, useUndoEmail } from '../../features/account/account.api.ts';
import { changeUser, endSession, useUser } from '../../features/session/session.api.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { Notice } from '../../ui/messages/notice.tsx';

/**
 * Target of the links in the mails about a new address, with or without a session. Both links wait for a click, because
 * mail scanners open every link.
 */
export function ChangeEmailPage() {
  const [parameters] = useSearchParams();
  const undo = parameters.get('undo');
  return undo === null ? <UseAddress token={parameters.get('token') ?? ''} /> : <RestoreAddress token={undo} />;
}

function UseAddress({ token }: { token: string }) {
  const queryClient = useQueryClient();
  const user = useUser();
  const confirm = useConfirmEmail(({ user_id: id, email }) => {
    if (user?.id === id) changeUser(queryClient, { email });
  });
  if (confirm.data) {
    const [to, label] = user === null ? ['/login', 'Log In'] : ['/account/profile', 'Open your profile'];
    return (
      <Notice title="Your address is changed" text={`Log in with ${confirm.data.email} from now on.`}>
        <Button component={Link} to={to} size="md">
          {label}
        </Button>
      </Notice>
    );
  }
  if (confirm.error || token === '') return <BrokenLink error={confirm.error} />;
  return (
    <Notice title="Use this address?" text="You will log in with this e-mail address from now on.">
      <Button size="md" loading={confirm.isPending} onClick={() => confirm.mutate(token)}>
        Use this address
      </Button>
    </Notice>
  );
}

function RestoreAddress({ token }: { token: string }) {
  const queryClient = useQueryClient();
  const undo = useUndoEmail(() => endSession(queryClient));
  if (undo.isSuccess) {
    return (
      <Notice title="Your address is restored" text="Every device is logged out. Set a new password now.">
        <Button component={Link} to="/recover-password" size="md">
          Set a new password
        </Button>
      </Notice>
    );
  }
  if (undo.error) return <BrokenLink error={undo.error} />;
  return (
    <Notice
      title="Restore your address?"
      text="Your account will use its former address again, and every device will be logged out."
    >
      <Button size="md" loading={undo.isPending} onClick={() => undo.mutate(token)}>
        Restore it
      </Button>
    </Notice>
  );
}

const BrokenLink = ({ error }: { error: unknown }) => (
  <Notice
    title="This link does not work"
    text={isApiError(error) ? error.message : 'Open the link in the e-mail again, or request a new one.'}
  >
    <Button component={Link} to="/account/profile" size="md">
      Open your profile
    </Button>
  </Notice>
);
