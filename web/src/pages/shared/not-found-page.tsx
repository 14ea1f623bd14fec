import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Notice } from '../../ui/messages/notice.tsx';

export function NotFoundPage() {
  return (
    <Notice kicker="404" title="Page not found" text="This page does not exist or was removed.">
      <Button component={Link} to="/" size="md">
        Back to the home page
      </Button>
      <Button component={Link} to="/workplace" size="md" variant="default">
        Go to the workplace
      </Button>
    </Notice>
  );
}
