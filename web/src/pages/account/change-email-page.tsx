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
  return undo === null ? <UseAddress token={parameters.get('token') ?? ''} /> : <TakeBack token={undo} />;
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
    <Notice title="Use this address?" text="Your account is reached with this e-mail address from now on.">
      <Button size="md" loading={confirm.isPending} onClick={() => confirm.mutate(token)}>
        Use this address
      </Button>
    </Notice>
  );
}

function TakeBack({ token }: { token: string }) {
  const queryClient = useQueryClient();
  const undo = useUndoEmail(() => endSession(queryClient));
  if (undo.isSuccess) {
    return (
      <Notice title="Your address is yours again" text="Every device is logged out. Set a new password now.">
        <Button component={Link} to="/recover-password" size="md">
          Set a new password
        </Button>
      </Notice>
    );
  }
  if (undo.error) return <BrokenLink error={undo.error} />;
  return (
    <Notice
      title="Take your address back?"
      text="Your account uses the address of this mail again, and every device is logged out."
    >
      <Button size="md" loading={undo.isPending} onClick={() => undo.mutate(token)}>
        Take it back
      </Button>
    </Notice>
  );
}

const BrokenLink = ({ error }: { error: unknown }) => (
  <Notice
    title="This link does not work"
    text={isApiError(error) ? error.message : 'Open the link of the mail again, or have a new one sent.'}
  >
    <Button component={Link} to="/account/profile" size="md">
      Open your profile
    </Button>
  </Notice>
);
