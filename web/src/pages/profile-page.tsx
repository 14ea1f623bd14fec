import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useUser } from '../features/session/session.api.ts';
import { Notice } from '../ui/messages/notice.tsx';

/** Who is logged in, and, for a blocked account, that it is blocked. */
export function ProfilePage() {
  const user = useUser();
  if (!user) return null;
  if (user.is_blocked === 1) {
    return (
      <Notice
        kicker="My Profile"
        title="This account is blocked"
        text="Your pictures are kept. Write to the people who run this studio to have it opened again."
      />
    );
  }
  return (
    <Notice kicker="My Profile" title={user.name} text={`${user.email} · ${user.plan} plan`}>
      <Button component={Link} to="/workplace/generate" size="md">
        Create an image
      </Button>
    </Notice>
  );
}
