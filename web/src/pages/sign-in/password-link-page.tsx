import { RESET_LINK_MINUTES } from '@kenna/contract';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Notice } from '../../ui/messages/notice.tsx';

export function PasswordLinkPage() {
  return (
    <Notice
      title="Check your e-mail"
      text={`If the address belongs to an account, we have sent a link to it. The link works once, for ${RESET_LINK_MINUTES} minutes.`}
    >
      <Button component={Link} to="/login" size="md" variant="default">
        Back to Log In
      </Button>
      <Button component={Link} to="/recover-password" size="md" variant="subtle" color="gray">
        Send another link
      </Button>
    </Notice>
  );
}
