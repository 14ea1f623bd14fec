import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Notice } from '../ui/messages/notice.tsx';

export function NotFoundPage() {
  return (
    <Notice kicker="404" title="Nothing hangs here" text="This page does not exist, or it was taken down.">
      <Button component={Link} to="/" size="md">
        Back to the start
      </Button>
      <Button component={Link} to="/workplace" size="md" variant="default">
        Go to the workplace
      </Button>
    </Notice>
  );
}
