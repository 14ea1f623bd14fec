import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { Notice } from '../../ui/messages/notice.tsx';

export function NotFoundPage() {
  // The way back within the workplace leads to the workplace.
  const isInside = useLocation().pathname.startsWith('/workplace');
  return (
    <Notice kicker="404" title="Page not found" text="This page does not exist or was removed.">
      <Button component={Link} to="/" size="md" variant={isInside ? 'default' : 'filled'}>
        Back to the home page
      </Button>
      <Button component={Link} to="/workplace" size="md" variant={isInside ? 'filled' : 'default'}>
        Go to the workplace
      </Button>
    </Notice>
  );
}
