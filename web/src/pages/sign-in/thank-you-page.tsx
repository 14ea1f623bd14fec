import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Notice } from '../../ui/messages/notice.tsx';

export function ThankYouPage() {
  return (
    <Notice title="Thank you" text="Your account is ready. What will you design first?">
      <Button component={Link} to="/workplace/generate" size="md">
        Create an image
      </Button>
    </Notice>
  );
}
